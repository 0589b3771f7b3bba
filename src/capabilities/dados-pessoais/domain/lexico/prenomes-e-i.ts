/** See prenomes-a-d.ts. */
export const prenomesEI = `
ebenezer eber ecio eda edelvan edelzuita eden* edenilson eder ederson edgar edgard edgardo edi edigar edilberto
edilene edileusa edileuza edilson edilton edimar edimilson edina edinaldo edinalva edinei edineia edineide edinete
ediney edio edir edison edite edith edivaldo edivan edivania edla edmar edmara edmea edmeia edmilson edmir edmo edmund
edmundo edna ednaldo ednalva ednei edney ednilson edno edson edu eduarda eduardo eduvirges edvaldo edvan edvania
edvard edward edwiges edwin efigenia efraim efren egberto egidio egle eider eiji eike eiko eladio elaine elana elba*
elcio elda elder eldo elena eleneide eleni elenice elenilda elenilson elenir elenita eleonor eleonora eleuterio elia
eliakim elian eliana eliandro eliane eliani eliano eliaquim elias elida elidia elidio eliel elielson elielton eliene
eliete eliezer eliezio elifas elinaldo elinalva elineide eliomar elisa elisabete elisabeth elisama elisandra elisandro
elisangela elisete eliseu elisia elisio elismar elita elivaldo elivelton eliza elizabet elizabete elizabeth elizandra
elizangela elizete elizeu eliziane elizio elke elma elmar elmer elmira elmo eloa eloah elodia eloi eloina eloir eloisa
eloiza eloy elpidio elsa elso elson elton elvecio elvio elvira elvis elza elzi elzira ema emanoel emanoela emanuel
emanuela emanuele emanuelle emanuelly emerenciana emerson emi* emidio emile emilene emilia emiliana emiliano emilio
emilly emily emma emmanuel emygdio encarnacao* eneas enedina enedino enedite eneias engracia enio enoch enoque enrico
enrique enzo eraldo erasmo ercilia ercilio erenice eriberto eric erica erich erick erico erik erika erilene erinaldo
erismar erivaldo erivan erivanda erivania erivelto erivelton erlan erlon ermelinda ermelindo ermenegildo ermes erminia
erminio ermirio ernane ernani ernesta ernestina ernestino ernesto eron eronaldo erondina eronilda eronildes eros
erotides erundina ervin esau esdras esmael esmeralda* esmeraldina esmeraldo esmeria espedito estanislau estefani
estefania estefano estefany estela estelina estelita estella ester* estevam estevan estevao esther etel etelvina
etelvino etienne euclides eudes eudivan eudoxia eufrasia eufrasio eugenia eugenio eulalia eulalio eulina eunice
eunilde eurico euridice euripedes eusebia eusebio eustaquio euza euzebio eva* evair evaldo evandra evandro evangelina
evani evanilda evanildo evanilson evanir evaristo evelin evelina eveline evelise evellyn evelyn everaldo everardo
everson everton evilasio ewerson ewerton expedita expedito exupero ezequias ezequiel ezio fabia fabiana fabiane
fabiani fabiano* fabiele fabielle fabio fabiola fabiula fabricia fabricio fabrisio fabrizio fagner farid fatima*
fausta fausto* felicia feliciana feliciano felicidade* felicio felinto felipa felipe felippe felisberta felisberto
felisbina felisbino felismina felix* fellipe ferdinando fermino fernanda fernandina fernando fernao fidelis* filadelfo
filemon filinto filipa filipe filippo filogonio filomena firmina firmino firmo* flavia flaviana flaviane flaviano
flavio flora* florencia florencio florentina florentino floriano florinda florindo floripes florisbela florisvaldo
fortunata fortunato* francelina francelino francenilda francesca francesco franciane franciele francieli francielle
francielly francilene francimar francinaldo francinalva francine francineide francinete francis francisca
franciscleide francisco francislene francivaldo francois francuelio frank franklin* franz fred freddy frederica
frederick frederico frida* friedrich fritz frutuoso fulgencio fulvia fulvio gabi gabriel gabriela gabriele gabrieli
gabriella gabrielle gabrielly gabryel gael* gaetano galdina galdino galileu* gardenia* gaspar* gastao gaudencio gean
geane gedalias gedeao gedeon gedson geisa geise geisiane geisla geiza gelsa gelson gelza gemima genario genaro geneci
genecy generosa* generoso* genesia genesio genezio geni genilda genildo genilson genilton genival genivaldo genoveva
geny georg george georgete georgia georgina geovah geovana geovane geovani geovania geovanna geralda geraldina
geraldino geraldo gercilene gercina gercino gerda gerhard gerivaldo gerlandia gerlane gerlania gerlene germana
germano* geronimo gerson gertrudes gerusa geruza gervasia gervasio gesica gesivaldo gesse gessi gessica getulia
getulio geysa geyse gian giancarlo giane gianluca gianni gicelia gidalva gideao gideon gigliola gil* gilberta gilberto
gilcelia gilda gildasio gildeane gildete gildo gileno gilian giliard giliarde gilmar gilmara gilnei gilneia gilsa
gilson gilvan gilvana gilvandro gilvane gilvaneide gilvania gilza gimena gina gino giorgia giorgio giovana giovane
giovani giovanna giovanni giovanny gisela giselda gisele giseli giselia gisella giselle gislaine gislane gislayne
gislene giulia giuliana giuliano giulio giuseppe givaldo givanilda givanildo givanilson gizela gizelda gizele gizelia
gladis gladson gladston gladys glauber glauce glaucia glauciane glaucilene glaucineide glaucio glauco glaydson gleice
gleici gleiciane gleicielle gleide gleidiane gleidson gleison glenda glendson glenio gleyce gleydson gloria* glorinha
godofredo goncala goncalo graca* graciana graciane graciela graciele gracieli gracielle gracilene graciliano gracinda
gracindo gracinha graziela graziele grazieli graziella grazielle grazielly gregoria gregorio gregory greice greici
greta greyce guadalupe* guaraci guaracy guida guido guilherme guilhermina guilhermino guiomar gumercinda gumercindo
gunter gunther gustavo gutemberg gutenberg hadassa haidee halina hamilto hamilton hana hanna hannah hannelore hans
harley haroldo harry harumi haruo hassan haydee hebe heber heberson hebert hector* hedwig heidi heinrich heitor helcio
helda helder helen helena heleni helenice helenita heleno helga heli helia heliana heliane helio heliodoro heliomar
hellen hellena heloisa heloise heloiza helton helvecio helvio hemerson henoch henri henriete henrique henriqueta henry
heraclito herbert herberto hercilia hercilio herculano hercules* heriberto herica herick herivelto herivelton herlon
herman hermann hermano hermelinda hermelindo hermenegilda hermenegildo hermes* herminia herminio hermogenes hernane
hernani heron herondina herta hertha heverton hiago hideki hideo higino higor hilaria hilario hilda hildeberto
hildebrando hildegard hildete hildo hilma hilton hiran hiroko hiroshi hiroyuki hitomi homero honorata honorato
honorina honorino honorio horacio hortencia hortensia* hosana* hubert huberto hudson hugo humberta humberto hyago iago
ian iana iandra iara* iasmim iasmin iasmine ibere ibrahim icaro ida* idalecio idalia idalina idalino idalio idelbrando
idelfonso idelvita ieda iedo ifigenia igor ilana ilca ilda ildefonso ildemar ildete ildo ileana ilka ilma ilmar ilson
ilton ilza imaculada* imelda inacia inacio inaldo indaia indalecio indianara indiara ines inez inge* ingeborg ingrid
inocencia* inocencio iolanda iolete ionara ione ionete ionice iracema* iraci iracy iraildes iran* iranete irani*
iranilda iranildo iranir irany irene ireneu ireni irenice irineia irineide irineu iris* irismar irisneide irlan irlene
irma* isa* isaac isabel isabela isabele isabeli isabella isabelle isabelly isac isadora isael isaias isaneide isaque
isaura isauro isidora isidorio isidoro isidro isis* islaine islan islane ismael ismail ismar ismenia isnaldo isnard
isolda isolina israel* issa* italo* itamar itamara iuri iury iva* ivaldo ivan ivana ivanda ivandro ivane ivanei
ivaneide ivanete ivani ivania ivanice ivanilda ivanilde ivanildo ivanir ivanise ivanize ivany ivelise ivete ivette ivo
ivone ivoneide ivonete ivonice ivonilde ivonir ivonne ivy iza izabel izabela izabele izabella izabelle izabelly
izadora izael izaias izaltina izaneide izaquiel izaura izete izidoro izilda izildinha
`;
