/** See prenomes-a-d.ts. */
export const prenomesMZ = `
mabel madalena madson mafalda magali magaly magda magdalena magdiel magna* magno* magnolia* maiane maiara maicol
maicon maila maira maisa maite maiza malaquias malba malena malu malvina malvino mamede manasses manfredo manoel
manoela manuel manuela manuele manuelito manuella manuelle manuelly mara* maraisa maraiza maralucia marcal marcela
marcele marceli marcelia marcelina marcelino marcella marcelle marcello marcelly marcelo marcia marciana marciano*
marciel marciele marcieli marcielle marcilene marcilia marcilio marcinha marcio marcione marcionilia marco* marcolina
marcolino marcondes marcone marconi marcos marcus mardem marden mardonio maressa margaret margarete margareth
margarida* margarita margot mari* maria mariah mariana* mariane mariangela marianna marianne mariano maricelia
maricleide mariel mariela mariele marieli mariella marielle marielly marieta marilac marilda marileia marileide
marilena marilene marileusa marilu mariluce mariluci marilucia mariluz marilyn marilza marin marina marinalda
marinaldo marinalva marineia marineide marines marinete marinez marinho* marinilda marino* mario marion marisa
mariselma marisol maristela marita mariusa mariuza marivalda marivaldo marivan marivania mariza marize marizelia
marizete marizilda mark marla marlan marlei marlene marleni marlete marley marli marlice marlise marlon marlos marluce
marluci marlucia marly marquinhos marta martha martim martin martina martinho* martiniana martiniano marvin mary
maryana maryane maryanna massao mateo mateus matheus mathias mathilde matias matilde maura mauren mauri mauriceia
mauricia mauricio maurilia maurilio maurina maurino mauriza mauro maury max* maximiano maximiliana maximiliano
maximino maximo* maxsuel maxwel maxwell mayana mayane mayanna mayara maycon maykon mayla maylon mayra maysa mayumi
megumi meire meiriane meiry melania melanie melina melinda melissa melquiades melquisedec melquisedeque mercedes*
merces* mercia mercio meri mery messias mia* micael micaela micaele micaelly michael michel michelangelo michele
micheli micheline michelle michelli michelly michely michiko midian miguel miguelina mikael mikaela mikaele mikaella
mikaelly milca milciades mildred milena milene milla millena milson milton milza minervina mirela mirele mirella
mirelle mirelly miria miriam mirian miriane mirna mirtes mirza misael mislene mitiko mitsuko mitsuo miyoko moab moacir
moacira moacyr modesta modesto* moema* mohamad mohamed mohammed moises monalisa monaliza monica monike monique monise
morgan morgana mozart* muhammad muriel murillo murilo mustafa mylena mylene myrella myriam myrna myrthes nabil nabila
nacir nadia nadieli nadilson nadim nadir nadja nagib nagila naiana naiane naiara nailda nailde nailson nailton naima
nair naira nalva nanci nancy naomi nara narcisa narciso nasser natacha natali natalia natalicia natalicio natalie
natalina* natalino* nataly natan natanael nataniel natasha natercia nathalia nathalie nathaly nathan nathanael
natividade* nayane nayanna nayara nayla nayra nazare* nazareno nazario nazilda nazira neci necy nedina nedson neemias
nei* neide neidiane neidson neila neilde neilson neilton neilza neimar neiva neivaldo nelci nelcina nelcir nelcy neli
nelia nelio nelma nelsa nelsina nelson nely nelza nemesio nercilia nereida nereu neri nerivalda nestor neuci neuma
neusa neuton neuza nevaldo newton* ney* neyde neyla neymar niceia nicia nicodemos nicolas nicolau nicole nicollas
nicolle nicolly nicoly nidia nielson nilba nilce nilcea nilceia nilcilene nilda nildes nildete nildo nilma nilmar
nilmara nilo* nilsa nilse nilson nilton nilva nilvan nilvaneide nilza nilzete nina nino niomar nisia nita nivalda
nivaldo nivan nivea nivia nizia noah noe* noel* noeli noelia noelita noelma noely noemi noemia noemy noilda nonata
nora* norberta norberto norival norivaldo norma* normando* normelia nubia nuno nydia obed oberdan octacilio octavia
octaviano octavio odacir odailton odair odalea odaleia odalia odecio odelia odenir odete odette odila odilia odilon
odilson odinei odineia odir odirlei odorico ofelia ofir olavo oldair oldemar olegaria olegario olga olimpia* olimpio
olinda* olindina olindo olinto oliver olivia olivio olympio omar ondina oneida oneide onesima onesimo onesio onofre
ophelia orestes* orides oriovaldo orivaldo orlanda orlandina orlandino orlando orlei ormezinda orminda ormindo
orozimbo ortencia oscar* oscarina oscarino oseas oseias oseni osiel osiris oslei osmael osman osmani osmar osmarina
osmarino osmario osmundo osni osny osvalda osvaldina osvaldir osvaldo oswald oswaldo otaciana otacilia otacilio otavia
otaviana otaviano otavio otelina othon othoniel otilia otilio otoniel otto ovidia ovidio ozana ozanan ozanete ozeas
ozeias ozelia ozeni ozenilda ozenir ozias oziel ozimar ozineide ozires pablo pamela pamella paola paolla paolo
paschoal pascoal* pascoalina patricia patricio patrick patrik paul paula pauliana pauliane paulina pauline paulineia
paulinha paulinho paulino paulo pedrelina pedrina pedro pedrolina pelagia pelagio penelope* penha* percilia percilio
pericles* perola* perpetua* petra* petrina petronila petronilia petronilio petronio petrucia petrucio phelipe philip
philipe philippe pierina piero pierre pietra pietro pio* placida* placido* plinia plinio poliana poliane polianna
policarpo pollyana pollyane pollyanna polyana polyanna porfiria porfirio possidonio praxedes prisca priscila priscilla
procopio prospero* protasio prudencia prudencio* queila quelen queli quenia querino quezia quintiliano quintina
quintino quirino* quiteria quiterio rachel rachid radames radija raelson rafael rafaela rafaele rafaeli rafaella
rafaelle rafaelly raffael raffaela rahissa rai* raiana raiane raianne railane railda raildes raildo railson railton
raimara raimunda raimundinha raimundinho raimundo raina rainaldo rainara raira raisa raissa raiza ralf ralph ramilson
ramiro ramom ramon ramona ramses randerson randolfo raniel raniela raniele ranielle ranielly ranieri ranilson ranulfa
ranulfo raoni raphael raphaela raphaella raquel raul raulina raulino ravi* rayana rayane rayanne rayara raymundo
raynara raysa rayssa rebeca rebecca rebeka regiane regiani regilaine regilane regilene regina reginalda reginaldo
reginalva regineide reginilson regis regivaldo reijane reinalda reinaldo reinan rejane rejania remi remigio renaldo
renan renara renata renato rene renee reni renilda renildo renilson renilton renita renivaldo rennan renzo ribamar
ricarda ricardina ricardo richard richardson richarlison rilda rildo rinaldo riquelme risoleta risomar risoneide
risonete risonilda rita ritinha rivadavia rivaldo rivania rivanilda rivanildo rivelino robenilson roberson robert
roberta robertina robertino roberto robertson roberval robespierre robin robinson robson rocco* rochele rochelle
rodinei rodiney rodnei rodney rodolfo rodolpho rodrigo rogelio roger rogeria rogerio rogerson rolando roldao rolf
romana* romano* romao romario romelia romero* romeu romi romilda romildo romilson romilton romina romualda romualdo
romulo romy ronald ronaldo ronan ronei roney roni ronilda ronildo ronilson ronilton ronivaldo ronivan ronivon ronny
rony roque* rosa* rosalba rosali rosalia rosalice rosalina rosalinda rosalino rosalva rosalvo rosaly rosamaria rosana*
rosane rosaneide rosangela rosani rosania rosanna rosaria rosario* rosaura roseane rosecleide roselaine roselene
roseli roselia rosely rosemara rosemary rosemberg rosemeire rosemere rosemeri rosenda rosendo roseneide roseni
rosenilda rosenildo rosenir rosete rosiane rosiani rosicleia rosicleide rosicler rosilda rosileia rosileide rosilene
rosilma rosimar rosimara rosimeire rosimere rosimeri rosina rosinaldo rosinalva rosineide rosinete rosinha rosita
rosivaldo rosivania rossana rossane rozana rozane rozangela rozeli ruan rubem ruben rubenita rubens rubia rubiana
rubiane rudi rudimar rudinei rudiney rudolf rudolfo rudy rufina rufino* rui rute ruth ruy ryan saad sabina* sabino*
sabrina sadi sadraque safira* said saionara salete salette salim salomao* salome salustiana salustiano salvador*
salvelina salviano salvina salvino samanta samantha samara samia samila samilly samir samira samuel samuela samy
sander sanderson sandoval sandra sandreia sandrelena sandrina sandrinha sandro sandy* sansao santa* santana* santiago*
santina santino sara sarah sarai sarita satiko satoru satoshi saturnina saturnino saul saulo savia savio sayonara
sayuri scarlet scarlett scheila scheyla schirlei sebastian sebastiana sebastiao secundina secundino sefora segismundo
seiji seiko selena selene selenita selina selma selmar selmira selmo selneide selvina selvino semiramis senhorinha
senio senira serafim* serafina* serena* sergia serginho sergio sergivaldo servula servulo setembrino severa* severiana
severiano severina severino severo* shaiane shakira sharlene sharon sheila shelda sherley sheyla shigeru shirlane
shirlei shirlene shirley shizue shizuko sibele sibila sidinei sidineia sidiney sidmar sidnea sidnei sidneia sidney*
sidonia sidonio sigfrido sigmar sigrid silas silda sileide silene silmar silmara silmaria silvana silvane silvaneide
silvani silvania silvanildo silvano silvany silveria silverio silvestre* silvia silviana silviane silviano silvina
silvinha silvino silvio silza simao simara simeao simei simeia simeire simeone simiao simon simona simone simoni
simplicia* simplicio sinara sineide sinesia sinesio sinira sinval sinvaldo siomara siria* siriaco sirlei sirleia
sirleide sirlene sirley sirli siro sivaldo sivanilda sizenando sizinia sizino socorro* socrates* sofia* sofie solange
soledade* soleni solimar* solineide solon soneide sonia sonja sonya sophia sophie soraia soraide soraya stael stanley
stefan stefani stefania stefanie stefano stefany steffany stela stelamaris stelio stella stenio stephan stephane
stephani stephanie stephany stephen steven suani suania sueleide suelen sueli suelia sueliane suelio suellen suelma
suely suenia sulamita sulivan sullivan sumaia sumaya susan susana susane susanna susete susi susiane susimara suzan
suzana suzane suzanna suzanne suzete suzi suziane suzilaine suzilene suzimara suzy sybele sylvia sylvio tabata tabatha
tabita tabitha taciana taciane tacila tacilene tacio tadashi tadeu tailan tailane tailon tailson taina tainah tainan
tainara tais taisa taise taissa taiza taize tales talia talison talissa talisson talita talitha talles tamar tamara
tamiko tamires tamiris tamyres tancredo tandara tania tanya tarciana tarcila tarcilio tarcisia tarcisio tarciso
tarcizio tarik tarsila tarso* tassia tassiana tassiane tassio tathiana tathiane tati tatiana tatiane tatiani tatianne
tatiele tatielle tatyana tauana tauane tayane tayanne tayla taylor tayna taynara taysa tayse telesforo telma telmo
teobaldo teodolina teodomiro teodora teodorico teodoro teofila teofilo teolinda teonila teotonio teresa teresina*
teresinha tereza terezina terezinha tertuliana tertuliano tertulina thabata thadeu thaiane thaila thaina thainan
thainara thais thaisa thaise thaissa thaiz thaiza thales thalia thalison thalissa thalisson thalita thalitha thalles
thalyta thamara thamires thamiris thamyres thayane thayla thayna thaynara thays thaysa thayse thelma theo theodora
theodoro theresa thereza therezinha thiago thierry thifany thiffany thomas thomaz thome thor* thuane thuany tiago
tiana tiburcia tiburcio ticiana ticiane tifany tiffany timoteo tina* tirso tirza tito tobias tomas tomasia tomaz
tomazia tome* tomie tomiko tonho toni* toninho tony torquato toshiko toshio tristao tulia tulio turibio tyago
uanderson ubaldina ubaldino ubaldo ubiraci ubirajara ubiratan udo* uelinton ueliton uelson uelton uilian uillian
uilson uilton ulisses* ulrich ulysses umbelina umbelino umberto urania urbano* urias uriel ursula ursulina ursulino
uzias uziel vagna vagner valber valci valcir valda valdeci valdecir valdecy valdelice valdelina valdelino valdelio
valdelir valdemar valdemir valdemira valdemiro valdenei valdenia valdenice valdenilda valdenilson valdenir valdenor
valdenora valdeny valderes valderez valderi valderlei valderson valdete valdevina valdevino valdice valdiceia valdilei
valdileia valdileide valdilene valdina valdinei valdineia valdineide valdinete valdiney valdinho valdino valdir
valdira valdirene valdivina valdivino valdo valdomira valdomiro valdson valena valeria valeriana valeriano valerio
valery valesca valeska valfredo valfrido valkiria valkyria valmir valmira valmor valnei valneide valnice valquiria
valteir valtemir valtencir valtenir valter valtercio valterlei valtinho vamberto vanda vandeci vandeilda vandeilson
vandelino vandelson vander vanderci vandercleia vanderlan vanderlea vanderlei vanderleia vanderlene vanderley vanderli
vanderson vanderval vandete vandi vandicleia vandilene vandilson vandinha vandir vandira vandre vane vaneide vaneilson
vanesa vaneska vanessa vanete vania vanice vanicleia vanilda vanilde vanildo vanilson vanilton vanilza vanina vanir
vanira vanise vanize vanja vantuil vantuir vanusa vanuza varlei vasco* vasti vera* veralice veralucia verena veridiana
veridiano verineide verner veronica veronice verusca veruska vianei vianey vicencia vicenta vicente vicentina
vicentino vicenzo victor victoria* vidalina viktor vilani vilania vilanir vilda vilma vilmar vilmara vilnei vilneide
vilobaldo vilsa vilso vilson vilton vilza vincenza vincenzo vinicio vinicios vinicius violante violeta* virgilia
virgilina virgilio virginia* virginio virgulino visitacao* vital* vitalia vitalina vitalino vitelio vito vitor
vitoria* vitoriano vitorina vitorino vitorio vivaldina vivaldo vivi vivian viviana viviane viviani vivianne vlademir
vladia vladimir vladmir volmar volmir volnei volney wagna wagner walace walacy walas walber walcir walda waldeci
waldecir waldecy waldelice waldemar waldemir waldemira waldemiro waldenir waldenor waldete waldevino waldinei
waldineia waldiney waldir waldira waldirene waldivino waldo waldomira waldomiro waldson waldyr walef walesca waleska
walfredo walfrido walid walisson walkiria walkyria wallace wallacy wallas wallison walmir walmira walmor walney
walquiria waltencir waltenir walter walterlan walterlei walther walton walysson wamberto wanda wandeilson wander
wanderci wandercleide wanderlan wanderlea wanderlei wanderleia wanderleide wanderley wanderli wanderson wanderval
wando wandra waneide waneska wanessa wania wanilda wanildo wanilson wanilton wanilza wanira wanja wanusa warlei warley
warner washington* watson* weberson weberton wederson wedson welber welbert weldon weldson welerson welida welington
welinton weliton wellerson wellida wellington wellinton wellison welliton welton wemerson wenceslau wendel wendelino
wendell wenderson wendy wenes werica werick werik werlen werley werner wesclei wescley weslaine weslane weslei wesley
weslley wesly weuler weverson weverton wictor widson wilame wilberson wilbert wilder wilfredo wilhelm wiliam wilian
wilkens wilker wilkerson wilkison willame willames willamis willer william williams willian willians willy willyan
willyane willys wilma wilmar wilmara wilmo wilney wilsa wilson wilton wilza winicius winston wislaine wisley witalo
wladia wladimir wladmir wolf wolfgang wolney xandra xavier* xenia xerxes* xico ximena xisto xuxa yago yan yana yanka
yanna yara yasmim yasmin yasmine yasmyn yasuko yasuo yeda yedda ygor yohan yohana yohanna yoko yolanda yone yoshie
yoshiko yoshio youssef ysadora yuki yukiko yukio yumi yuri yury yvana yves yvete yvette yvone yvonne zacarias zaida
zaira zaqueu zarife ze* zeca* zefa zeferina zeferino zefinha zelda zelia zelinda zelindo zelio zelita zelito zelma
zelmira zena zenaide zenaldo zeneide zeni zenia zenil zenilda zenilde zenildo zenilma zenilson zenilton zenir zenira
zenita zenivaldo zenobia zenobio zenon zeny zezinha zezinho zezito zila zilah zilda zildete zildinha zildo zileide
zilene zilma zilmar zilmara zilneide zilton zina zinha zion zirlene zita zito ziza zizi zizinha zoe zoraida zoraide
zoraya zosimo zozimo zuila zuleica zuleide zuleika zulema zuleneide zulma zulmira zulmiro zuza zuzana zuzu
`;
