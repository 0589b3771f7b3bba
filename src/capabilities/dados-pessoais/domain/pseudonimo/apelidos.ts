import { semAcento } from '#kernel/texto.ts';

/** What people are called for short, by the name in the register; folded. A name may stand in several lines. */
const LINHAS = `
adriana: dri drica adri drika
adriano: dri adri
alessandra: le ale sandra lele
alessandro: ale sandro
alexandra: ale xanda sandra alexa
alexandre: ale xande xandao alex
aline: lili nine
aloisio: lolo
amanda: mandinha mandy
ana: aninha nana naninha anita
anderson: dede andi
andre: dede deco andrezinho
andrea: deia dea
andreia: deia dea
angela: gela angelica angelinha
antonia: tonha toinha nia tonica
antonio: toninho tonho tonico toin toinho tunico totonho toni tony
aparecida: cida cidinha cidoca
augusto: guto gugu
barbara: babi baba barbie
beatriz: bia bibi biazinha triz bea
benedita: dita ditinha bene
benedito: dito ditinho bene
bernardo: be bernar nado
bruna: bru brunete
bruno: bru brunao
camila: mila camis cami ca milinha
carla: carlinha caca
carlos: carlinhos carlao cacau caca carlito kaka
carolina: carol carolzinha lina
caroline: carol carolzinha
catarina: cata cati
cecilia: ciça cica ceci ceça
cesar: cesinha
cicero: ciço cico
claudia: clau claudinha dinha
claudio: clau claudinho
conceicao: ceica ceiça conça
cristiane: cris crica
cristiano: cris
cristina: cris tina crica kika
daniel: dani dan danielzinho
daniela: dani dany nina
daniele: dani dany
debora: deb debs debinha
denise: nise dede
diego: di dieguinho
domingos: mingo dominguinhos
douglas: doug dodo
edilson: edi dil dilson
edmilson: edmil milson
eduarda: duda dudinha du
eduardo: edu du dudu duda
elaine: lane nane
elisabete: bete beth betinha lisa
elizabete: bete beth betinha lisa
elizabeth: bete beth betinha lisa eliza
emanuel: manu manel
emanuela: manu
ernesto: nesto
fabiana: fabi fabizinha bia
fabio: fabinho bibo
fabiola: fabi
fabricio: fabri bricio
felipe: fe lipe fil felipinho
fernanda: fe fer nanda fernandinha nandinha
fernando: fe fer nando fernandinho nandinho
filomena: filo mena
flavia: flavinha fla
flavio: flavinho
francisca: chica chiquinha fran francisquinha ciça
francisco: chico chiquinho kiko quico fran paco francisquinho chicao xico
gabriel: gabi biel gab
gabriela: gabi gabs bibi
genivaldo: geno geni
geraldo: gege gera geraldinho
gilberto: gil beto giba
giovana: gio gi
giovanna: gio gi
gislaine: gi gis
graca: gracinha
graziela: grazi
guilherme: gui guiga guigui
gustavo: gu guga guto
helena: lena leninha lele
henrique: rique kike rick
humberto: beto
ignacio: nacio
igor: igao
isabel: bel isa belinha isabelinha zabel
isabela: isa bela belinha
isabella: isa bela belinha
ivone: vone
jaqueline: jaque jack jaq
jeronimo: jero mimo
jessica: jess je
joana: jo joaninha
joao: joaozinho jonjon jao janjao
joaquim: quim quinzinho quincas jota
joaquina: quina
jorge: jorginho jorjao
jose: ze zeca zezinho zezao zequinha juca zezito jozinho
josefa: zefa zefinha ze
juliana: ju juju juli
julia: ju juju julinha
julio: julinho ju
jussara: ju sara
karina: ka kaka
larissa: lari lala
laura: laurinha lala
leandro: le leo lele
leonardo: leo leozinho leo
leticia: le lele let
lourdes: lurdinha lurdes lu
lucas: lu luquinha luquinhas
lucia: lu lucinha
luciana: lu luci lulu lucianinha
luciano: lu
ludmila: lud mila
luis: lula luisinho lu
luisa: lu luisinha lulu isa
luiz: lula luizinho lu luisinho
luiza: lu luizinha lulu isa
manoel: mane manezinho neco manuel
manuel: mane manezinho neco
manuela: manu
marcela: ma marcelinha cela
marcelo: marcelinho celo
marcia: marcinha ma
marcio: marcinho
marco: marquinho
marcos: marquinhos marcao
margarida: guida magui
margarete: marga meg
maria: mariazinha mari lia mariinha marica maricota maroca
mariana: mari nana
marilia: lila mari
marina: nina mari
mario: marinho
marlene: lene leninha
mateus: teteu teus
matheus: teteu teus
mauricio: mau mauri
mauro: maurinho
michele: mi mimi
miguel: miguelito guel
milena: mi lena
monica: mo nica moniquinha
natalia: nat nati naty tata
nathalia: nat nati naty tata
nelson: nelsinho
neusa: neusinha
nicolas: nico
nilton: nil
osvaldo: vado valdo
oswaldo: vado valdo
otavio: tavinho tavo
pamela: pam
patricia: pati paty pat tricia tiça
paula: paulinha pauleta
paulo: paulinho paulao
pedro: pedrinho pedrao pepe pe
priscila: pri prisci pris
rafael: rafa rafinha fael
rafaela: rafa rafinha
raimunda: mundinha munda dinha
raimundo: mundinho mundico raimundinho dinho
raquel: quel raque kel
regina: gina re rege
renata: re rena natinha
renato: re natinho
ricardo: ric cadu rick ricardinho cacado
rita: ritinha
roberta: beta be
roberto: beto betinho bob robertinho
rodrigo: rodrigao digo diguinho drigo rodri
rogerio: roger gerinho
romario: romarinho
ronaldo: naldo ronaldinho
rosa: rosinha
rosana: rosa ro zana
rosangela: rosa ro zanza
roseli: rose rosi
rosilene: rosi lene
samuel: samuca sam samu
sandra: sandrinha san
sebastiana: tiana bastiana
sebastiao: tiao bastiao tiaozinho
sergio: serginho serjao
severino: biu bil
severina: biu bia
silvana: sil silvinha vana
silvia: silvinha sil
simone: si mone moninha
solange: sol sô
sonia: soninha
suelen: su sue
susana: su suzi
tatiana: tati tatá
tatiane: tati
teresa: tete teca terezinha teresinha tetê
tereza: tete teca terezinha teresinha
thais: tata thaisinha
thiago: ti thi tiaguinho titi
tiago: ti tiaguinho titi
valdemar: demar vade
valeria: val lela
valter: valtinho
vanessa: va van nessa vanessinha
vera: verinha
veronica: ve vero nica
vicente: vicentinho vicen
victor: vitinho vi vitao
vinicius: vini vinicinho
vitor: vitinho vi vitao
viviane: vivi vi
wagner: waguinho
walter: waltinho
washington: wando tom
wellington: well ton
wesley: wes
yasmin: ya mimi
`;

const porNome: ReadonlyMap<string, readonly string[]> = new Map(
  LINHAS.trim()
    .split('\n')
    .map((linha) => {
      const [nome = '', apelidos = ''] = semAcento(linha).toLowerCase().split(': ');
      return [nome, apelidos.split(' ')] as const;
    }),
);

/** 'Marquinhos', 'Lucinha', 'Pedrão': made from any name by rule. */
const diminutivos = (nome: string): string[] => {
  if (nome.length < 4) return [];
  const raiz = nome.replace(/[aeiou]s?$/, '');
  const comQu = raiz.replace(/c$/, 'qu').replace(/g$/, 'gu');
  const largos = ['ao', 'ona'].map((fim) => `${raiz}${fim}`);
  return [
    ...largos,
    ...['zinho', 'zinha'].map((fim) => `${nome}${fim}`),
    ...['inho', 'inha', 'ito', 'ita', 'ao', 'ona', 'ete', 'eca', 'uxa', 'uxo'].map((fim) => `${comQu}${fim}`),
  ];
};

/** Of a name that is itself a short form ('Teresinha'): the names it stands for. */
const inteirosDe = (apelido: string): string[] =>
  apelido.length < 5
    ? []
    : [...porNome].flatMap(([nome, apelidos]) => (apelidos.includes(apelido) ? [nome] : []));

/** The short forms of a first name, folded; the name itself is not one. */
export const apelidosDe = (nome: string): readonly string[] => {
  const curtos = porNome.get(nome) ?? [];
  const inteiros = inteirosDe(nome);
  return [
    ...curtos,
    ...curtos.flatMap(diminutivos),
    ...diminutivos(nome),
    ...inteiros,
    ...inteiros.flatMap((inteiro) => porNome.get(inteiro) ?? []),
  ].filter((apelido) => apelido.length > 1 && apelido !== nome);
};
