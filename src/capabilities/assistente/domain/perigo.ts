import { dizAlguma, type Expressao, expressoes } from './expressao.ts';
import { ouvirTodas, type PalavraOuvida } from './parecida.ts';

interface Telefone {
  readonly numero: string;
  readonly quem: string;
}

const CVV: Telefone = { numero: '188', quem: 'CVV, apoio emocional' };
const POLICIA: Telefone = { numero: '190', quem: 'Polícia Militar' };
const SAMU: Telefone = { numero: '192', quem: 'SAMU, ambulância' };
const BOMBEIROS: Telefone = { numero: '193', quem: 'Bombeiros' };
const MULHER: Telefone = { numero: '180', quem: 'Central de Atendimento à Mulher' };
const DIREITOS: Telefone = { numero: '100', quem: 'Disque Direitos Humanos' };

export interface Perigo {
  readonly frases: readonly string[];
  readonly telefones: readonly Telefone[];
}

interface Regra extends Perigo {
  readonly sinais: readonly Expressao[];
  /** If set, both must be said: the person and the danger. */
  readonly quem?: readonly Expressao[];
  /** Words that give it another meaning: 'extintor de incêndio', 'a fila vai me matar'. */
  readonly menos?: readonly Expressao[];
}

const LIGACAO = 'A ligação é gratuita e funciona 24 horas.';
const PASSADO = expressoes(
  'ontem, semana passada, mes passado, ano passado, faz meses, faz anos, anos atras, meses atras, mes atras, ano atras, em 20*',
);
const INDEFESO = expressoes(
  'criança*, criansa*, menina*, menino*, bebe, bebes, nenem, adolescente*, menor, menores, idos*, filho, filha, filhos, filhas, enteada, enteado, neta, neto, meu irmao, minha irma, vovo, pessoa com deficiencia, deficiente, cadeirante',
);

const REGRAS: readonly Regra[] = [
  {
    sinais: expressoes(
      `vai me_matar, vao me_matar, quer me_matar, querem me_matar, ameaç* me_matar, me_matar se, disse que me_mata, tentou me_matar, jurad* de morte, ameaç* de morte, ameaç* com arma, ameaç* com faca, ameaç* com revolver, ameassou com, com_arma, com_uma_arma, ta armad*, esta armad*, estao armad*, homem armado, homens armados, arma na mao, arma na cabeça, apont* arma, apont* revolver, com_uma_faca, com_faca, com_um_facao, faca na mao, faca no pescoço, com_revolver, com_um_revolver, tiroteio, trocando tiros, dando tiro*, levou um_tiro, levei um_tiro, levou tiro, fui_balead*, balead*, esfaque*, sequestr*, refem, carcere_privado, mantid* presa, me_mantem, me_trancou, socorro, sendo_assaltad*, assalto agora, assaltando, invadi* minha casa, invadindo, me_perseguindo agora, bomba no, bomba na`,
    ),
    menos: expressoes(
      'bomba de agua, bomba dagua, me_matar de rir, me_matar de raiva, fila vai, burocracia, registro de arma, porte de arma, posse de arma',
    ),
    frases: [
      'Se há ameaça ou violência agora, saia de perto se puder e ligue para a polícia, no 190. Se alguém está ferido, ligue para o SAMU, no 192.',
      LIGACAO,
    ],
    telefones: [POLICIA, SAMU, MULHER],
  },
  {
    sinais: expressoes(
      `me_matar, mi_matar, se_matar, tirar minha vida, tirar a_propria vida, tirar propria vida, acabar com_a_minha vida, acabar com_minha vida, dar fim vida, por fim vida, quero morrer, kero morrer, queria morrer, vontade de morrer, vou morrer hoje, prefiro morrer, melhor morrer, queria estar mort*, queria sumir do mundo, vontade de_sumir, quero sumir, queria sumir, nao quero mais viver, nao quero viver, nao aguento mais viver, nao tenho mais vontade de viver, cansei de viver, cansad* de viver, nao vejo sentido vida, nao vejo sentido viver, desistir da vida, desistir de viver, suicid*, suisid*, sucid*, me_enforcar, pular da ponte, me_jogar da, me_jogar do, tomar veneno, tomei veneno, tomar todos remedios, me_cortar, me_cortando, me_mutil*, automutil*`,
    ),
    menos: expressoes(
      'me_matar de rir, me_matar de raiva, prevençao ao suicidio, setembro amarelo, fila vai, burocracia',
    ),
    frases: [
      'Sinto muito que esteja assim. O que você sente importa, e você não precisa passar por isso sem ninguém. Ligue agora para o CVV, no 188, ou converse em cvv.org.br: há pessoas para ouvir, com sigilo, a qualquer hora.',
      `Se a sua vida, ou a de outra pessoa, está em perigo agora, ligue para o SAMU, no 192, e fique perto de alguém de confiança. ${LIGACAO}`,
    ],
    telefones: [CVV, SAMU, POLICIA],
  },
  {
    quem: INDEFESO,
    sinais: expressoes(
      `abus*, estupr*, estrup*, espanc*, bate, batem, batendo, bateu, bateram, apanh*, surra, amarrad*, trancad*, acorrentad*, maus_tratos, maltrat*, violent*, molest*, passou a mao, passa a mao, passando a mao, explor* sexual*, sozinh* em_casa, abandonad*, passando fome, agred*, agrid*, queimad*, pedofil*, tortur*`,
    ),
    menos: expressoes(
      'bate ponto, bate o ponto, bateu o ponto, batendo ponto, bate foto, bateu meta, bateu o carro, lote abandonado, lotes abandonad*, terreno abandonad*, carro abandonad*, predio abandonad*, abuso de autoridade, abuso de poder',
    ),
    frases: [
      'Violência contra criança, adolescente, pessoa idosa ou com deficiência precisa parar já. Se está acontecendo agora, ligue para a polícia, no 190. Se alguém está ferido, ligue para o SAMU, no 192.',
      `O Disque 100 recebe a denúncia e aciona o conselho tutelar e a polícia; não é preciso dizer quem você é. ${LIGACAO}`,
    ],
    telefones: [POLICIA, DIREITOS, SAMU],
  },
  {
    sinais: expressoes(
      `estupr*, estrup*, fui_violentad*, violentad*, me_violent*, violencia sexual, abuso_sexual, abus* sexualmente, abusou_de_mim, abusaram_de_mim, abusa_de_mim, abusando_de_mim, fui_abusad*, forçou a fazer sexo, forçou a transar, obrigou a transar, me_obrigou a ter, sexo a_força`,
    ),
    frases: [
      'Sinto muito pelo que aconteceu. A culpa nunca é de quem sofreu. Se o perigo continua, ligue para a polícia, no 190.',
      `Procure um hospital ou o SAMU (192) o quanto antes, de preferência em até 72 horas: o atendimento é gratuito e não exige boletim de ocorrência. Para orientação e acolhimento, ligue 180 (mulheres) ou 100. ${LIGACAO}`,
    ],
    telefones: [POLICIA, SAMU, MULHER, DIREITOS],
  },
  {
    sinais: expressoes(
      `me_bate, me_bateu, me_bateram, me_batem, me_batendo, mi_bate, mi_bateu, bateu_em_mim, bate_em_mim, batendo_em_mim, bateram_em_mim, me_espanc*, espanc*, me_agred*, me_agrid*, fui_agredid*, fui_espancad*, sendo_agredid*, sendo_espancad*, to_apanhando, estou_apanhando, esta_apanhando, ta_apanhando, apanho do, apanhei do, batendo na mulher, bate na mulher, bateu na mulher, batendo na esposa, bate na esposa, bateu na esposa, batendo na namorada, bateu na namorada, bate na namorada, batendo na vizinha, batendo na mae, bate na mae, batendo numa mulher, batendo em mulher, batendo em_uma, batendo em_um, batendo em alguem, agredindo, batendo nela, batendo nele, bate nela, bateu nela, violencia domestica, me_enforc*, enforcando, me_queim*, marido me_ameaç*, ex me_ameaç*, namorado me_ameaç*, companheiro me_ameaç*, medida protetiva, linchand*, linchament*, briga na rua agora`,
    ),
    menos: expressoes('me_bate uma duvida, me_bateu uma duvida, me_bateu a duvida, bateu o ponto'),
    frases: [
      'Ninguém pode bater em ninguém. Se está acontecendo agora, saia de perto se puder e ligue para a polícia, no 190: vizinhos também podem e devem ligar. Se alguém está ferido, ligue para o SAMU, no 192.',
      `Se a vítima é mulher, o 180 orienta e acolhe, mesmo sem dizer o nome. Para outras pessoas, ligue 100. ${LIGACAO}`,
    ],
    telefones: [POLICIA, MULHER, SAMU, DIREITOS],
  },
  {
    sinais: expressoes(
      `pegando_fogo, pegou_fogo, ta_queimando, esta_queimando, tem_fogo, fogo no predio, fogo na casa, fogo na mata, incendio agora, incendio aqui, tem_um_incendio, tem_incendio, um_incendio, começou incendio, incendio na, incendio no, botaram fogo, tacaram fogo, colocaram fogo, puseram fogo, vaz* de_gas, vazando gas, cheiro de_gas, explosao, explodiu, predio caindo, desabando, desabou, desabamento, soterrad*, se_afogando, afogando, preso no elevador, presa no elevador, presos no elevador, deslizamento, enchente agora, ilhad*`,
    ),
    menos: [
      ...PASSADO,
      ...expressoes(
        'extintor*, alvara, brigada, vistoria, laudo, seguro, prevenç*, curso, plano, certificado',
      ),
    ],
    frases: [
      'Saia do lugar e afaste as pessoas, se puder fazer isso sem risco. Ligue agora para os bombeiros, no 193. Se alguém está ferido, ligue para o SAMU, no 192.',
      LIGACAO,
    ],
    telefones: [BOMBEIROS, SAMU, POLICIA],
  },
  {
    sinais: expressoes(
      `passando_mal, passando_muito_mal, infart*, enfart*, tendo_um_avc, teve_um_avc, nao consigo respirar, nao consegue respirar, nao esta respirando, nao ta respirando, parou de respirar, desmaiad*, desmaiou, desmaiando, inconsciente, convuls*, engasgad*, engasgou, engasgando, sangrando, overdose, envenenad*, foi_atropelad*, fui_atropelad*, atropelaram, trabalho_de_parto, bolsa estourou, picad* de_cobra, picad* por_cobra, mordid* de_cobra, levou choque, morrendo, acidente agora, acidente grave, dor no_peito`,
    ),
    menos: [
      ...PASSADO,
      ...expressoes(
        'pericia, auxilio, beneficio, aposentadoria, licença, laudo, morrendo de rir, morrendo de curiosidade, plantas morrendo, peixes morrendo',
      ),
    ],
    frases: [
      'Se alguém precisa de socorro médico agora, ligue para o SAMU, no 192: quem atende diz o que fazer até a ambulância chegar. Em acidentes, os bombeiros também atendem, no 193.',
      LIGACAO,
    ],
    telefones: [SAMU, BOMBEIROS, POLICIA],
  },
];

const MAX_LIDAS = 250;

const vale = (palavras: readonly PalavraOuvida[], { sinais, quem, menos }: Regra): boolean =>
  dizAlguma(palavras, sinais) &&
  (quem === undefined || dizAlguma(palavras, quem)) &&
  !(menos && dizAlguma(palavras, menos));

/** Danger to life or health comes before everything else that is asked or told. */
export const perigoNoTexto = (texto: string): Perigo | null => {
  const palavras = ouvirTodas(texto.slice(0, MAX_LIDAS * 12)).slice(0, MAX_LIDAS);
  return REGRAS.find((regra) => vale(palavras, regra)) ?? null;
};
