-- The Swedish order of names for all letters of languages in Latin script, as browsers and Node sort (Intl.Collator('sv')): Čapek
-- stands before Cz, Łukasz before Lz, and å, ä, ö last. Before, a few accents were known and all other letters stood after ö.
-- The key needs no ICU, as before, and does not depend on the locale of the database: lower() of "C" changes A to Z only.

-- A key is the name in plain letters, where { | } are å ä ö and the bytes below 48 are spaces and punctuation. Names that differ in
-- accents only follow each other: after the byte 1 come the accents. Capitals sort as small letters.
do $$
declare
  -- What a letter sorts as, and the letters that do, in their order. The sign ~ stands after all letters: ŋ is after all of n.
  letters constant text[][] := array[
    ['a', 'áÁ àÀ ăĂ ắẮ ằẰ ẵẴ ẳẲ âÂ ấẤ ầẦ ẫẪ ẩẨ ǎǍ ãÃ ȧȦ ǡǠ ąĄ āĀ ảẢ ȁȀ ȃȂ ạẠ ặẶ ậẬ ḁḀ'],
    ['b', 'ḃḂ ḅḄ ḇḆ'],
    ['c', 'ćĆ ĉĈ čČ ċĊ çÇ ḉḈ'],
    ['d', 'ďĎ ḋḊ ḑḐ ḍḌ ḓḒ ḏḎ đĐ ðÐ'],
    ['dz', 'ǳǲǱ ǆǅǄ'],
    ['e', 'éÉ èÈ ĕĔ êÊ ếẾ ềỀ ễỄ ểỂ ěĚ ëË ẽẼ ėĖ ȩȨ ḝḜ ēĒ ḗḖ ḕḔ ẻẺ ȅȄ ȇȆ ẹẸ ệỆ ḙḘ ḛḚ'],
    ['e~', 'əƏ'],
    ['f', 'ḟḞ'],
    ['g', 'ǵǴ ğĞ ĝĜ ǧǦ ġĠ ģĢ ḡḠ'],
    ['g~', 'ǥǤ'],
    ['h', 'ĥĤ ȟȞ ḧḦ ḣḢ ḩḨ ħĦ ḥḤ ḫḪ ẖ'],
    ['i', 'íÍ ìÌ ĭĬ îÎ ǐǏ ïÏ ḯḮ ĩĨ İ įĮ īĪ ỉỈ ȉȈ ȋȊ ịỊ ḭḬ'],
    ['ij', 'ĳĲ'],
    ['i~', 'ı'],
    ['j', 'ĵĴ ǰ'],
    ['k', 'ḱḰ ǩǨ ķĶ ḳḲ ḵḴ'],
    ['l', 'ĺĹ ľĽ ļĻ łŁ ḷḶ ḹḸ ḽḼ ḻḺ ŀĿ'],
    ['lj', 'ǉǈǇ'],
    ['m', 'ḿḾ ṁṀ ṃṂ'],
    ['n', 'ńŃ ǹǸ ňŇ ñÑ ṅṄ ņŅ ṇṆ ṋṊ ṉṈ'],
    ['nj', 'ǌǋǊ'],
    ['n~', 'ŋŊ'],
    ['o', 'óÓ òÒ ŏŎ ǒǑ õÕ ṍṌ ṏṎ ȭȬ ȯȮ ȱȰ ǫǪ ǭǬ ōŌ ṓṒ ṑṐ ỏỎ ȍȌ ȏȎ ơƠ ớỚ ờỜ ỡỠ ởỞ ợỢ ọỌ'],
    ['p', 'ṕṔ ṗṖ'],
    ['q~', 'ĸ'],
    ['r', 'ŕŔ řŘ ṙṘ ŗŖ ȑȐ ȓȒ ṛṚ ṝṜ ṟṞ'],
    ['s', 'śŚ ṥṤ ŝŜ šŠ ṧṦ ṡṠ şŞ ṣṢ ṩṨ șȘ ſ ẛ'],
    ['ss', 'ßẞ'],
    ['t', 'ťŤ ẗ ṫṪ ţŢ ṭṬ țȚ ṱṰ ṯṮ'],
    ['th', 'þÞ'],
    ['t~', 'ŧŦ'],
    ['u', 'úÚ ùÙ ŭŬ ûÛ ǔǓ ůŮ ũŨ ṹṸ ųŲ ūŪ ṻṺ ủỦ ȕȔ ȗȖ ưƯ ứỨ ừỪ ữỮ ửỬ ựỰ ụỤ ṳṲ ṷṶ ṵṴ'],
    ['v', 'ṽṼ ṿṾ'],
    ['w', 'ẃẂ ẁẀ ŵŴ ẘ ẅẄ ẇẆ ẉẈ'],
    ['x', 'ẍẌ ẋẊ'],
    ['y', 'ýÝ ỳỲ ŷŶ ẙ ÿŸ ỹỸ ẏẎ ȳȲ ỷỶ ỵỴ üÜ ǘǗ ǜǛ ǚǙ ǖǕ űŰ'],
    ['z', 'źŹ ẑẐ žŽ żŻ ẓẒ ẕẔ'],
    ['z~', 'ʒƷ ǯǮ'],
    ['z~~', 'ŉ'],
    ['{', 'ǻǺ'],
    ['|', 'ǟǞ æÆ ǽǼ ǣǢ ęĘ'],
    ['}', 'ȫȪ øØ ǿǾ őŐ œŒ ôÔ ốỐ ồỒ ỗỖ ổỔ ộỘ']
  ];
  -- In their order. What is written together sorts as one.
  punctuation constant text[] := array[E' \u00a0\t\n\r', '_', '-', '–', '—', ',', ';', ':', '!', '?', '.', '·', '''‘’', '"“”', '«', '»',
    '(', ')', '[', ']', '{', '}', '§', '@', '*', '/', '\', '&', '#', '%', '`', '´', '^', '°', '+', '×', '<', '=', '>', '|', '~', '$',
    '£', '€'];
  -- The letters that are found most often stand first: translate() searches from the beginning.
  known text := 'abcdefghijklmnopqrstuvwxyz0123456789åäöÅÄÖ';
  sorts_as text := 'abcdefghijklmnopqrstuvwxyz0123456789{|}{|}';
  accented text := known;
  accents text := 'abcdefghijklmnopqrstuvwxyz0123456789åäöåäö';
  expanded text := '';
  depth integer := 0;
  variants text[];
  written_together text;
begin
  for i in 1 .. cardinality(punctuation) loop
    known := known || punctuation[i];
    sorts_as := sorts_as || repeat(chr(i + 1), length(punctuation[i]));
  end loop;
  for i in 1 .. array_length(letters, 1) loop
    variants := string_to_array(letters[i][2], ' ');
    written_together := array_to_string(variants, '');
    known := known || written_together;
    if length(letters[i][1]) = 1 then
      sorts_as := sorts_as || repeat(letters[i][1], length(written_together));
    else
      -- The first letter stands for all of them, until it is replaced.
      sorts_as := sorts_as || repeat(left(written_together, 1), length(written_together));
      expanded := expanded || format(', %L, %L)', left(written_together, 1), letters[i][1]);
      depth := depth + 1;
    end if;
    for j in 1 .. cardinality(variants) loop
      accented := accented || variants[j];
      accents := accents || repeat(chr(255 + j), length(variants[j]));
    end loop;
  end loop;
  execute format($define$
    create function sv_key_of_all_letters(value text) returns bytea language plpgsql immutable strict parallel safe as $body$
    declare
      small text := lower(value collate "C");
    begin
      if small collate "C" !~ '[^ -~åäöÅÄÖ]' then
        return convert_to(translate(small, %1$L, %2$L), 'UTF8');
      end if;
      small := normalize(small, NFC);
      return convert_to(%3$stranslate(small, %1$L, %2$L)%4$s || E'\x01' || translate(small, %5$L, %6$L), 'UTF8');
    end $body$ $define$,
    known, sorts_as, repeat('replace(', depth), expanded, accented, accents);
end $$;

-- Most names have nothing but the letters of Swedish, digits, spaces and hyphens. They take as long as before.
create or replace function sv_key(value text) returns bytea language sql immutable parallel safe as $$
  select case when value collate "C" !~ '[^0-9A-Za-zåäöÅÄÖ -]'
    then convert_to(translate(lower(value collate "C"), 'åäöÅÄÖ -', E'{|}{|}\x02\x04'), 'UTF8')
    else public.sv_key_of_all_letters(value) end $$;

-- What was stored with the old keys is computed again.
alter table entity drop column name_key;
alter table entity add column name_key bytea not null generated always as (natural_key(name)) stored;
create index entity_order on entity (billable_id, name_key, id);
do $$
declare
  index_name regclass;
begin
  for index_name in
    select indexrelid::regclass from pg_index
    where indexprs is not null and pg_get_indexdef(indexrelid) ~ '(sv|natural)_key\('
  loop
    execute format('reindex index %s', index_name);
  end loop;
end $$;
