/**
 * English names of countries, as notes write them. Those that are first names, foods, states or words as well
 * ("Chad", "Georgia", "Jordan", "Turkey") stand apart.
 */
export const COUNTRY_NAMES: readonly string[] = `
Afghanistan|Albania|Algeria|Andorra|Angola|Antigua and Barbuda|Argentina|Armenia|Australia|Austria|Azerbaijan|
Bahamas|Bahrain|Bangladesh|Barbados|Belarus|Belgium|Belize|Benin|Bhutan|Bolivia|Bosnia|Bosnia and Herzegovina|
Botswana|Brazil|Brunei|Bulgaria|Burkina Faso|Burma|Burundi|Cambodia|Cameroon|Canada|Cape Verde|
Central African Republic|Chile|China|Colombia|Comoros|Congo|Costa Rica|Croatia|Cuba|Czech Republic|Czechia|
Denmark|Djibouti|Dominican Republic|East Timor|Ecuador|Egypt|El Salvador|England|Equatorial Guinea|Eritrea|
Estonia|Eswatini|Ethiopia|Fiji|Finland|France|Gabon|Gambia|Germany|Ghana|Greece|Grenada|Guatemala|Guinea-Bissau|
Guyana|Haiti|Honduras|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Ivory Coast|Jamaica|Japan|
Kazakhstan|Kenya|Kiribati|Kosovo|Kuwait|Kyrgyzstan|Laos|Latvia|Lebanon|Lesotho|Liberia|Libya|Liechtenstein|
Lithuania|Luxembourg|Madagascar|Malawi|Malaysia|Maldives|Malta|Marshall Islands|Mauritania|Mauritius|Mexico|
Micronesia|Moldova|Monaco|Mongolia|Montenegro|Morocco|Mozambique|Myanmar|Namibia|Nauru|Nepal|Netherlands|
New Zealand|Nicaragua|Nigeria|North Korea|North Macedonia|Northern Ireland|Norway|Oman|Pakistan|Palau|Palestine|
Panama|Papua New Guinea|Paraguay|Peru|Philippines|Poland|Portugal|Qatar|Romania|Russia|Rwanda|Samoa|San Marino|
Saudi Arabia|Scotland|Senegal|Serbia|Seychelles|Sierra Leone|Singapore|Slovakia|Slovenia|Solomon Islands|Somalia|
South Africa|South Korea|South Sudan|Spain|Sri Lanka|Sudan|Suriname|Sweden|Switzerland|Syria|Taiwan|Tajikistan|
Tanzania|Thailand|Tonga|Trinidad and Tobago|Tunisia|Turkmenistan|Tuvalu|Uganda|Ukraine|United Arab Emirates|
United Kingdom|United States|United States of America|Uruguay|Uzbekistan|Vanuatu|Vatican City|Venezuela|Vietnam|
Wales|Yemen|Zambia|Zimbabwe
`
  .replace(/\n/g, "")
  .split("|");

export const AMBIGUOUS_COUNTRY_NAMES: readonly string[] = [
  "Chad",
  "Cyprus",
  "Dominica",
  "Georgia",
  "Guinea",
  "Jordan",
  "Mali",
  "Niger",
  "Togo",
  "Turkey",
];
