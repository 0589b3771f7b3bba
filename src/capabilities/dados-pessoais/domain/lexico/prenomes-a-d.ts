/**
 * First names used in Brazil, in lower case and without accents. A star marks a name that is also a
 * common word, a thing or a place: alone it does not mean a person.
 */
export const prenomesAD = `
aaron abel abelardo abigail abilio abner abraao abraham absalao acacia acacio achiles ada adail adailton adair
adalberto adalgisa adalgiza adalto adam adamastor adao adauto addison adeildo adeilson adeilton adelaide adelia
adelina adelino adelmo adelson ademar ademario ademilson ademilton ademir adenildo adenilson adenilton adenir adenor
adeodato aderaldo aderbal aderlan aderson adevaldo adiel adielson adilma adilson adir* adna adolfo adolpho adonias
adonis* adrian adriana adriane adriani adriano adriele adrielle adrielly adryan aecio aelson affonso afonsina afonso
afranio agata agatha agenor agnaldo agnes agostinha agostinho agripina agripino agueda aguinaldo aida aila ailson
ailton aimee air* airto airton akemi akira alaide alan alana alane albertina albertino alberto albino alcebiades alceu
alcides alcina alcindo alcino alcione aldair aldaires aldeci aldecir aldecy aldemar aldemir aldenice aldenilson
aldenir aldenora alderico aldete aldina aldino aldir aldo aldomiro aleksander aleksandro alessandra alessandre
alessandro alessia alex alexa alexander alexandra alexandre alexandrina alexandrino alexia alexis alexsander
alexsandra alexsandro alfeu alfreda alfredo alice alicia alinda aline alinne alison alisson allan allana allyson
almerinda almerindo almir almira aloisio aloysio aluisio aluizio alvaro alvina alvino alysson alzira alziro amadeu
amadeus amalia amanda amandio amarilda amarildo amarilis amaro* amauri amaury ambrosina ambrosio amelia americo
amilcar amilson amilton amir amira amos ana anabel anabela anacleto anah anahi anali analia analice analu ananias
anastacia anastacio anatalia anatolio anderson andersson andre andrea andreas andrei andreia andreina andrelino
andresa andressa andresson andreza andriele andrieli andrielle aneliese anelise anesia anesio angel* angela angelica*
angelico angelina angelino angelita angelo anibal anicio anielle anisia anisio anita anizio anna annah anne annie anny
anselmo antenor antero anthony antoine antonella antonia antoniel antonieta antonilda antonilson antonina antonino
antonio antonny aparecida* aparecido* apolinario apolonia apolonio aquila aquiles* aquilino arabela araci aracy aramis
arcelino archimedes ari* ariadna ariadne ariana ariane ariel ariela ariele arielle arildo arinaldo ariovaldo aristeu
aristides aristoteles* arivaldo arlan arlene arlete arley arlinda arlindo armanda armando armelinda arminda armindo
arnaldo arnobio arnold arnoldo arquimedes artemio artemisia arthur artur arturo ary* asafe ascendino asdrubal assunta
astolfo astor astrid atanasio atila atilio augusta augusto aura aurea* aurelia aureliana aureliano aurelina aurelino
aurelio aureni auricelia auricelio auriene aurilene aurineide aurino aurora* austregesilo auta auxiliadora avani
avelina avelino ayla ayrton ayumi aziz azuil balbina balbino baltasar baltazar barbara barnabe bartira bartolomeu
basilio beatrice beatris beatriz bela* belarmino belchior belinda belisario belmira belmiro benedicta benedicto
benedita benedito beneilton benevides benicia benicio benigna benigno benilda benilde benito benjamim benjamin benta
bento* benvenuto benvinda benvindo berenice bernadete bernadeth bernadette bernadino bernarda bernardina bernardino
bernardo berta bertha bertoldo bertolina bertolino betania* bete beth bethania betina betty bianca bibiana bonifacio
boris bosco* branca* brandon braulia braulio brayan brenda brenner brenno breno brian briana brigida* brigite brigitte
bruna brunna brunno bruno bryan bryana byron cacilda caetana caetano caio caique caleb calebe camila camile camili
camilla camille camilli camilly camilo camyla candida* candido* carem caren caridade* carime carin carina carine carla
carlene carlinda carlindo carlito carlo carlos carlota carmela carmelia carmelina carmelita carmelo carmem carmen
carmina carminda carmosina carol carola carolaine carolayne carolina* caroline caroliny cassandra cassia* cassiana
cassiane cassiano cassilda cassio cassius castorina catarina catarine catharina catherine caua cauan caue cecilia
cecilio celeste* celestina celestino celia celiana celice celida celimar celina celino celio celita celma celsa celso
cenira cesar* cesaria cesario cezar chaiane charlene charles charlys chiara chico christian christiana christiane
christiano christina christine christopher cibele cicera cicero cida* cidalia cidinha cilas cilene cilmara cinthia
cintia cintya cipriana cipriano cira circe cirilo ciro clara* clarice clarimundo clarinda clarindo clarissa clarisse
clarita claudecir claudemir claudemira claudenice claudenir claudete claudeth claudia claudiana claudiane claudiano
claudilene claudimar claudimir claudina claudinei claudineia claudineide claudinete claudiney claudino claudio
claudionor claudivan clayton cleber cleberson cleberton clebson cledson cleia cleice cleici cleide cleidiane cleidimar
cleidinaldo cleidson cleilson cleilton cleison cleiton clelia clemencia* clemente clementina* clementino clenilda
clenilson clenilton cleo* cleodon cleomar cleomir cleonice cleonides cleonilda cleonilson cleopatra cleriston cleto
cleudes cleunice cleusa cleusimar cleuza cleverson cleverton cleya cleyton clezio climerio clinton clodoaldo clodomir
clodomira clodomiro cloe cloris clotilde clovis conceicao* conceita conrada conrado constancia* constancio constantina
constantino cora* coralina cordelia corina corinta cornelia cornelio cosma cosme cosmira cosmo cremilda crescencio
creusa creuza creuzenir cris* crisanto crislaine crislane crislayne crispim crispiniano cristal* cristhian cristhiane
cristian cristiana cristiane cristiani cristiano cristiele cristielle cristina cristine cristofer cristovao custodia*
custodio* cybele cynara cynthia cyro dacilene dafne dagmar dagmara dagoberto daiana daiane daiani daiany daila daildes
dailson daise daisy dalgisa dalila dalma dalmo dalton dalva dalvan dalvina dalvino dalzira damaris damasceno damiana
damiano damiao damilson damires dandara dani daniel daniela daniele danieli daniella danielle danielly danila danillo
danilo dante* danubia daphne dara darci darcila darcilene darcy daria dario darlan darlene darlete darli darlon darly
darwin davi david davidson davilson davina dayana dayane dayani dayanne dayse dayvid dayvison debora deborah debra
decio deilson deise deisy deivid deivide deivison dejair dejanira delano delcio delfim* delfina* delfino delia delio
delma delmar delmina delmira delmiro delmo delson delvair delvani delza demerval demetrio demetrius demian denilce
denilda denilde denilson denilton denis denise denivaldo deniz denize denner dennis denny deocleciano deoclecio
deodato deodoro deolinda deolindo derci dercilio dercy derick derik derivaldo derli desiree deusa* deusdedit deusdete
deuzenir deuzimar devair devanir deyse deyvid deyvison diana* diane dieferson diego dieison diene dienifer dilce
dilceia dilma dilmar dilson dilva dilza dimas dimitri dina* dinah dinalva dinamar dinara dinarte dinei diney dinora
dinorah diogenes diogo diomar dion dionata dionatan dionatas dione diones dionisia dionisio dionizio dirce dirceia
dirceu dircilene dirlei dirlene diva* divaldo divaneide divanir divina* divino* divo djair djalma djanira djavan
djenane djenifer djonatan dolor* dolores dom domenico domingas domingos* dominic dominique domitila donata donato
donizete donizeti dora* doraci doracy doralice doralina dores* dorgival doriana dorinha doris dorival dorivaldo dorli
dorotea doroteia dorothy dorvalina dorvalino douglas drauzio duda dulce dulcilene dulcineia dulcinete durval durvalina
durvalino dyego dyeniffer dylan
`;
