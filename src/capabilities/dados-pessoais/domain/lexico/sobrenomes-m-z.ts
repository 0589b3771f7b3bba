/** Surnames, written like the first names (prenomes-a-d.ts). */
export const sobrenomesMZ = `
macario macedo machado* maciel* macuxi* madeira* madeiro* madruga madureira* maestri mafra magalhaes maggi magnani
magnus maia maier maieron makuxi* malaquias maldaner maldonado malheiros malta* malzoni mamede mamedio mancini*
mandelli manfredi manfrin manfroi mangabeira manganelli manhaes mantovani manzoni marangoni maraschin marcal marcelino
marcelo marchesan marchese marchi marchiori marcolino marcon marcondes marcos mariani mariano marin marinho marini
marino marins mariotti maris marques marquez marra* martelli martin martinelli martinez martinho martini martins
martinson martinusso mascarenhas massaro masson mata* mathias matias matos matsubara matsuda matsumoto matsuo matte
mattei mattiello mattos mattoso maurer mauricio mauro maximiano maximo* mayer mazza mazzini mazzuco mazzutti medeiros
medici medina mega* mehinako* meier meira meireles meirelles melchior mello melo* mendes mendez mendonca menegat
menegatti menegaz meneghel menegotto meneguzzi meneses menezes merlin merlo* mescouto mesquini mesquita* messias metz
meurer meyer michelon michels miguel mikami miki milani milhomem militao miotto miranda mitre miyamoto miyazaki
mocellin modesto* moi* moita* mol* molina* molinari moliterno monte* monteiro montenegro* montes* monteverde monti
moraes morais morales morato moratori moreira moreli morelli moreno* moretti moretto morgado* mori* morita moriya
moro* moroni morosini moscardini mota* motta moura* mourao moutinho moya moyses mueller muller munduruku* munhoz muniz
munoz murakami muraro murata muri mussi mussolini nabuco nadal nader nagai naito nakagawa nakahara nakajima nakamura
nakano nakata nakayama nambikwara* nantes* narciso nardelli nardi nascimento* nasser natal* navarro* naves* nazareth*
nazario neckel negrao* negreiros negri negrini negromonte nepomuceno neri nery neto* netto neuhaus neumann neves*
nhambiquara nicacio nicola nicolau nicoletti nicolodi niemeyer nietzsche ninaut nishida nishimura nobre* nobrega noda
noe nogueira* nolasco nonato noro noronha novaes novais novak novelli novello nunes oda oechsler oenning ogata ogawa
oguiura ohara oikawa okada okamoto okano okazaki okuda okumura olegario oliani olimpio oliva* olivares oliveira* olivi
olivo* onishi ono oppermann orlandi orlando ornelas ornellas orsi orsini ortega ortiz ortolan osaki oshima oshiro
osorio ota* otani otoni ottoni ourique ouriques outeiro* ozaki ozorio pacheco padilha padovani padua* paes pagani
paiva paixao* palacios* paladino palha* palhano palhares palheta palma* palmeira* palmieri paloschi pamplona*
pankararu* pantoja paraguassu* paranhos parente* paresi* parise parreira parreiras pascoal* pasinato pasqual
pasqualotto passarinho* passos* pastore pataxo* patricio patrocinio* paula* paulino paulo paz* pazini pecanha pedra*
pedreira* pedreiro* pedro pedrosa pedroso pegoraro peixe* peixer peixoto* pellegrini pellizzari pena* penha* penido
penna penteado* pepe pequeno* peralta* perdigao* perdomo pereira* peres perez perin perini perondi perottoni perpetuo*
perrone pessanha pessoa* pessotto petersen peterson petri petry pfeifer philippi philippsen piaia piana piazza picanco
piccinini piccoli picoli pieper pieri pierre pietrobon pilar* pilger pimenta* pimentel pina pinheiro* pinho* pinto*
pio* piovesan piovezan piraja* pires pitanga* pitombeira pitta pivetta pizzato pizzolatto pletsch poleto poletto polli
pompermayer pompeu ponciano pontes* porfirio portela* portella portes* portilho portinari porto* portugal* possebon
potiguara* poyares pozza pozzebon prado* prates praxedes prestes* preto* preuss prieto primo* proenca protasio
provensi prudente* puccini puff pugliesi puhl pupo quadros* quaresma* queiros queiroz quental quevedo quintana
quintanilha quintao quinteiro quintela quintella quirino quiroga quites* rabello rabelo rachid radaelli raimundo
ramalho* ramires ramirez ramos* rangel* raposo* rasera rates* ratto* rauber rauen rebello rebelo reboucas reche redivo
regis rego* reinert reis* reiser rempel renner resende ressurreicao* reuter rey reyes rezende ribas* ribeiro* ricardo
ricarte ricci richter riedel riegel rigo rigon rigotti rikbaktsa* rinaldi rios* ristow rita ritter riva* rivera rizzi
rizzo rizzotto robaina roberto rocco rocha* rochael roche rodrigues rodriguez roehrs roesler rohde rohr rojas roldao
rolim roma* roman* romano* romao romeiro* romero rondon roque* rosa* rosado* rosal rosario* rosas* rosenberg rosendo
roso rosolen rossato rossetti rossetto rossi rossini roth rothmann roveda rubim rubio rudolf rufino ruiz ruppenthal
ruschel russi russo* sa* saad* sabatini sabbag sabino saboia saboya sacchetto sacramento* saes sakai sakamoto sakata
salazar saldanha sales* salgado* salgueiro* salim salinas* salles salomao salvador* salvaro salvati salvatore salvi
salviano samarco* sampaio sanches sanchez sandi sandoval sandri sandrini sanson sant santa* santana* santanna
santiago* santini santo* santoro santos* sanz sao* sapucaia saraiva sarmento* sarney sartor sartori sasaki sasso
satere sato satoh sattler sauer saules savi scalabrin scalco scalon schaefer schafer scheffer scherer schiavo schiavon
schirmer schlindwein schlosser schmidt schmitt schmitz schneider schons schreiber schreiner schroder schroeder schuh
schuler schulte schultz schulz schumacher schumann schuster schutz schwab schwambach schwantes schwartz schwarz
schweitzer scopel scott seabra sebastiao seger segovia* seidel seixas* selbach sell semprebom sena* senna sepulveda
serafim sereno* serna serpa serra* serrano* serrao severino severo* sganzerla shibata shimizu shinohara sieben siebert
siega sievert silva* silvano silveira silverio silvestre* silvino simao simas simeao simionato simoes simon simonetti
simoni simplicio singh siqueira* sirtoli skaf sleiman soares sobral* sobreira sobrinho* sodre sofia solano soledade*
soler* sommer* sondermann sonego sorato soria soriano sosa sotero soto* sousa souto souza spada* spader spagnol speck
spies spindola spinelli spohr sprenger stadler stahl stange staub stefanello stefani steffen steffens stein* steiner
stelzer stocker stoffel stolf storch strapasson strauss strey strieder stringari stroher suares suarez suassuna
sugimoto sulzbach surui* suzart suzuki* szymanski tabajara* taborda tabosa tadeu tafarel takagi takahashi takano
takeda takemoto talarico tamura tanaka taniguchi tardin targino tartari tasca tassi tavares tavora teich teixeira
teles telles tenorio teodoro teofilo terena* terra* terres tertuliano tessaro teza theisen theodoro thiel thiesen
thomas thomaz thomazini thome thomsen thume tibes ticuna* tikuna* timm timoteo tinoco tiradentes* tobias todeschini
toffoli tofoli toigo toledo* tolentino tomas tomasi tomaz tomazelli tomazi tome tondo* tonello tonetto tonial tonini
torquato torres* torrezan toscano* tosi tosta tostes tourinho tozzi trajano tramontin travassos tremembe* trentin
trento* trevisan trevisol triches tridapalli trindade* tristao troian tropea truka* trumai* tsuji tukano* tupinamba*
tura turra tuxa* tymoszczenko ubaldo uchoa ueda uehara ueno ulhoa ulrich umbelino umutina* urbano* uribe ursi ussan
ustra vacari vacaro valadao valadares* valdez valduga vale* valenca* valente* valentim valentin valentini valerim
valerio valim valinhos* valle vallim valmorbida vanzella vanzin varela varella vargas varjao vasconcellos vasconcelos
vasques vasquez vaz* vecchi vega* veiga veira velasco velasques velloso veloso* ventorim ventura* vera* veras*
verissimo vernier verona* vezzani viana vianna vicari vicente vicentini victor* victorino vidal vidigal viegas vieira*
viero vignoli vilaca vilanova vilar* vilarinho vilas* vilela vilhena villa* villalba villar villas* villela vinhal
vinhas* virgilio virginio* vital* vitali vitoria* vitoriano vitorino vittorazzi viveiros* vizeu vogel voigt volkmann
volpato volpe volpi voss* wagner wal waldow walker wallauer walter wanderley wandscheer wapichana* warken wassu*
watanabe waura* weber wegner weiler weiss* weissheimer welter wendling wendt wenzel werlang werner westphal wiese
wiggers wilhelm will* wille winck winkler winter* wittmann wobeto wolf* wolff wollmann wong wruck wulff wunsch
xavante* xavier xerente* xikrin* ximendes ximenes xingu* xoko* xukuru* yamada yamaguchi yamamoto yamanaka yamasaki
yamashita yamazaki yang yanomami* yokoyama yoshida yoshikawa yoshimura younes zacarias zaccaria zago zagonel zamboni
zampieri zanardi zanatta zancan zandona zandonai zanelato zanella zanellato zanette zanetti zanin zanini zanol zanon
zanotti zanuzzo zapelini zardo zarpelon zeferino zeidan zen* zeni zerbini ziegler zilio zilles zilli zimermann zimmer
zimmermann zini zola zonta zoro* zorzi zottis zucchi zuccolotto zuchi zuffo zulian zwirtes
`;
