import { z } from 'zod';
import { horaDeCortePadrao } from '#kernel/prazo/calendario.ts';
import { DIAS_TRAMITACAO } from '#kernel/prazo/prazos-da-lei.ts';
import { type Cor, nomesDasCores } from './cores.ts';
import { DIAS_DO_EDITAL, DIAS_DO_RASCUNHO, GUARDA_PADRAO, MAX_HORARIO } from './padroes.ts';

/** How a value is written and shown. */
type TipoDeValor = 'texto' | 'endereco' | 'email' | 'hora' | 'dias' | 'horas' | 'numero' | 'sim-nao' | 'cor';
export type Valor = string | number | boolean;

/** Whose setting it is: an office without a value of its own follows the platform. */
export type Escopo = 'plataforma' | 'orgao';

export const gruposDeConfiguracao = {
  identidade: {
    titulo: 'Identidade e ligações',
    resumo:
      'O nome e a cor da plataforma, o órgão controlador e os endereços que aparecem em todas as telas e e-mails.',
  },
  atendimento: {
    titulo: 'Horário de atendimento',
    resumo: 'O que a pessoa lê sobre quando há atendimento.',
  },
  prazos: {
    titulo: 'Prazos',
    resumo: 'A hora a partir da qual o que chega vale como do próximo dia útil, e o prazo interno das áreas.',
  },
  acessos: {
    titulo: 'Identidades e denúncias',
    resumo:
      'Quantas identidades uma pessoa abre por dia, a partir de quantas outra precisa aprovar, e por quanto tempo vale o acesso extraordinário de um administrador a uma denúncia.',
  },
  avisos: {
    titulo: 'Avisos por e-mail ao órgão',
    resumo:
      'Que acontecimentos são mandados ao endereço do órgão. Desligado, o órgão vê só na plataforma; os avisos na tela não mudam.',
  },
  retencao: {
    titulo: 'Guarda de dados',
    resumo:
      'Por quanto tempo ficam guardados rascunhos, e-mails já enviados e as próprias manifestações (Lei 13.709/2018, arts. 15 e 16; Lei 8.159/1991, art. 8º).',
  },
} as const;
export type GrupoDeConfiguracao = keyof typeof gruposDeConfiguracao;

/** Events the office may choose not to get by mail; its people still see them in the lists. */
const avisosDoOrgao = {
  'manifestacao.nova-no-orgao': {
    rotulo: 'Manifestação nova',
    explicacao: 'Quando alguém se manifesta ao órgão.',
  },
  'manifestacao.complementada': {
    rotulo: 'Complementação recebida',
    explicacao: 'Quando chega o que o órgão pediu a quem se manifestou, e o prazo volta a correr.',
  },
  'manifestacao.mensagem-do-manifestante': {
    rotulo: 'Mensagem de quem se manifestou',
    explicacao: 'Quando a pessoa escreve na conversa da manifestação.',
  },
  'manifestacao.desistencia': {
    rotulo: 'Desistência',
    explicacao: 'Quando a pessoa desiste e o órgão não precisa mais responder.',
  },
  'recurso.novo-na-instancia': {
    rotulo: 'Recurso novo',
    explicacao: 'Quando o órgão tem um recurso a decidir. As autoridades designadas recebem sempre.',
  },
} as const;
export type AvisoDoOrgao = keyof typeof avisosDoOrgao;

export interface Valores extends Readonly<Record<`aviso.${AvisoDoOrgao}`, boolean>> {
  readonly 'instalacao.nome': string;
  readonly 'instalacao.orgaoControlador': string;
  readonly 'instalacao.urlOrgaoControlador': string;
  readonly 'instalacao.urlSiteLai': string;
  readonly 'instalacao.urlRedeOuvidorias': string;
  readonly 'instalacao.emailContato': string;
  readonly 'instalacao.cor': Cor;
  readonly 'instalacao.horarioAtendimento': string;
  readonly 'orgao.horario': string;
  readonly 'prazo.hora-de-corte': string;
  readonly 'tramitacao.dias': number;
  readonly 'identidade.por-dia': number;
  readonly 'identidade.sem-segunda-pessoa': number;
  readonly 'identidade.tempo-de-casa': number;
  readonly 'acesso-extraordinario.horas': number;
  readonly 'retencao.rascunhos': number;
  readonly 'retencao.rascunhos-de-resposta': number;
  readonly 'retencao.emails': number;
  readonly 'retencao.denuncias-corrente': number;
  readonly 'retencao.denuncias-intermediaria': number;
  readonly 'retencao.outras-corrente': number;
  readonly 'retencao.outras-intermediaria': number;
  readonly 'retencao.edital': number;
  readonly 'retencao.copias': number;
}
export type Chave = keyof Valores;

export interface Definicao<V = Valor> {
  readonly grupo: GrupoDeConfiguracao;
  readonly rotulo: string;
  /** What it does, for the person who decides about it. */
  readonly explicacao: string;
  readonly tipo: TipoDeValor;
  readonly escopos: readonly Escopo[];
  readonly esquema: z.ZodType<V>;
}

const PLATAFORMA: readonly Escopo[] = ['plataforma'];
const AMBOS: readonly Escopo[] = ['plataforma', 'orgao'];

const texto = (max: number) => z.string().trim().min(1).max(max);
const livre = (max: number) => z.string().trim().max(max);
const endereco = z
  .string()
  .trim()
  .max(300)
  .refine(
    (digitado) => URL.canParse(digitado) && new URL(digitado).protocol === 'https:',
    'Informe um endereço que comece com https://.',
  );
const dias = (min: number, max: number) =>
  z
    .int(`Informe um número de dias, de ${min} a ${max}.`)
    .min(min, `Informe ao menos ${min} dias.`)
    .max(max, `Informe no máximo ${max} dias.`);
const entre = (min: number, max: number, oQue: string) => {
  const frase = `Informe um número ${oQue}, de ${min} a ${max}.`;
  return z.int(frase).min(min, frase).max(max, frase);
};
/** From noon, since offices work at least that long, to midnight, when the next day begins. */
const horaDeCorte = z
  .string()
  .trim()
  .regex(/^(1[2-9]|2[0-3]):[0-5]\d$/, 'Informe uma hora de 12:00 a 23:59, como 19:00.');

const ligacao = (rotulo: string, explicacao: string): Definicao<string> => ({
  grupo: 'identidade',
  rotulo,
  explicacao,
  tipo: 'endereco',
  escopos: PLATAFORMA,
  esquema: endereco,
});

const aviso = (evento: AvisoDoOrgao): Definicao<boolean> => ({
  grupo: 'avisos',
  ...avisosDoOrgao[evento],
  tipo: 'sim-nao',
  escopos: AMBOS,
  esquema: z.boolean(),
});

const fase = (deQue: string, qual: 'corrente' | 'intermediária'): Definicao<number> => ({
  grupo: 'retencao',
  rotulo: `${deQue}: anos na fase ${qual}`,
  explicacao: `${
    qual === 'corrente'
      ? 'Contados do dia em que o caso terminou.'
      : 'Depois da fase corrente; no fim dela o caso entra na listagem de eliminação.'
  } Use os da tabela de temporalidade aprovada do órgão. Um órgão pode guardar por mais tempo que a plataforma, nunca por menos.`,
  tipo: 'numero',
  escopos: AMBOS,
  esquema: qual === 'corrente' ? entre(1, 50, 'de anos') : entre(0, 95, 'de anos'),
});

/** Every setting that administrators may change, in the order of the pages. */
export const definicoes: { readonly [C in Chave]: Definicao<Valores[C]> } = {
  'instalacao.nome': {
    grupo: 'identidade',
    rotulo: 'Nome da plataforma',
    explicacao: 'No cabeçalho, no título das páginas, nos recibos e nos e-mails.',
    tipo: 'texto',
    escopos: PLATAFORMA,
    esquema: texto(60),
  },
  'instalacao.cor': {
    grupo: 'identidade',
    rotulo: 'Cor da plataforma',
    explicacao:
      'De botões, ligações e rodapé, em cada página aberta a partir de agora. Quem usa alto contraste continua com o dele.',
    tipo: 'cor',
    escopos: PLATAFORMA,
    esquema: z.enum(nomesDasCores, 'Escolha uma das cores da lista: cada uma se lê bem sobre o branco.'),
  },
  'instalacao.orgaoControlador': {
    grupo: 'identidade',
    rotulo: 'Órgão controlador',
    explicacao: 'No cabeçalho, no rodapé e nos termos de uso.',
    tipo: 'texto',
    escopos: PLATAFORMA,
    esquema: texto(120),
  },
  'instalacao.urlOrgaoControlador': ligacao(
    'Página do órgão controlador',
    'Aonde leva o nome do órgão controlador, no cabeçalho.',
  ),
  'instalacao.urlSiteLai': ligacao('Site da LAI', 'Aonde leva “Site da LAI”, nos menus e no rodapé.'),
  'instalacao.urlRedeOuvidorias': ligacao(
    'Rede de ouvidorias',
    'Aonde leva “Rede de ouvidorias”, nos menus e no rodapé.',
  ),
  'instalacao.emailContato': {
    grupo: 'identidade',
    rotulo: 'E-mail de contato',
    explicacao: 'A quem escrever sobre a plataforma: em Sobre, Acessibilidade e Perguntas frequentes.',
    tipo: 'email',
    escopos: PLATAFORMA,
    esquema: z.string().trim().pipe(z.email('Informe um e-mail como nome@orgao.gov.br.').max(120)),
  },
  'instalacao.horarioAtendimento': {
    grupo: 'atendimento',
    rotulo: 'Atendimento da plataforma',
    explicacao: 'No rodapé de todas as telas. Em branco, não aparece.',
    tipo: 'texto',
    escopos: PLATAFORMA,
    esquema: livre(160),
  },
  'orgao.horario': {
    grupo: 'atendimento',
    rotulo: 'Horário de atendimento do órgão',
    explicacao: 'Em Consulta de órgãos, junto do telefone e do endereço. Em branco, não aparece.',
    tipo: 'texto',
    escopos: ['orgao'],
    esquema: livre(MAX_HORARIO),
  },
  'prazo.hora-de-corte': {
    grupo: 'prazos',
    rotulo: 'Hora de corte',
    explicacao:
      'O que chega desta hora em diante, em Brasília, vale como do próximo dia útil, para os dois lados: o registro de quem se manifesta e a resposta do órgão. Ninguém perde prazo por isso: os atos de quem se manifesta valem até as 23h59min59s do último dia. Vale para o que vier; o que veio antes fica como foi contado.',
    tipo: 'hora',
    escopos: PLATAFORMA,
    esquema: horaDeCorte,
  },
  'tramitacao.dias': {
    grupo: 'prazos',
    rotulo: 'Prazo interno das áreas',
    explicacao: `Quantos dias uma área tem para contribuir, quando ninguém escolhe outra data. No máximo ${DIAS_TRAMITACAO} (Portaria Normativa CGU 116/2024).`,
    tipo: 'dias',
    escopos: AMBOS,
    esquema: dias(1, DIAS_TRAMITACAO),
  },
  'identidade.por-dia': {
    grupo: 'acessos',
    rotulo: 'Aberturas de identidade por pessoa e dia',
    explicacao:
      'Quantas vezes por dia a mesma pessoa pode abrir, ou pedir para abrir, a identidade de quem registrou. Depois disso, só no dia seguinte (Decreto 10.153/2019, art. 6º).',
    tipo: 'numero',
    escopos: PLATAFORMA,
    esquema: entre(1, 20, 'de aberturas'),
  },
  'identidade.sem-segunda-pessoa': {
    grupo: 'acessos',
    rotulo: 'Aberturas sem a aprovação de outra pessoa',
    explicacao:
      'Das aberturas do dia, quantas a pessoa faz sozinha; as outras esperam a aprovação de alguém do mesmo órgão ou, onde não há mais ninguém, do órgão que controla. Nas do órgão que controla outra pessoa aprova sempre.',
    tipo: 'numero',
    escopos: PLATAFORMA,
    esquema: entre(0, 10, 'de aberturas'),
  },
  'identidade.tempo-de-casa': {
    grupo: 'acessos',
    rotulo: 'Tempo de casa para ser a segunda pessoa',
    explicacao:
      'Há quantos dias a pessoa precisa ter, no órgão, o perfil com que decide. Antes disso ela não aprova o que outra pediu (abertura ou pedido de identidade, acesso extraordinário, eliminação de casos) e não abre nenhuma identidade sem a aprovação de outra pessoa. Com 0, ninguém espera. O impedimento de quem recebeu o acesso de um impedido conta um prazo próprio, que não muda.',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(0, 365),
  },
  'acesso-extraordinario.horas': {
    grupo: 'acessos',
    rotulo: 'Duração do acesso extraordinário',
    explicacao:
      'Por quantas horas um administrador lê uma denúncia depois que outra pessoa aprova o acesso. O órgão é avisado, e cada leitura fica no histórico.',
    tipo: 'horas',
    escopos: PLATAFORMA,
    esquema: entre(1, 72, 'de horas'),
  },
  'aviso.manifestacao.nova-no-orgao': aviso('manifestacao.nova-no-orgao'),
  'aviso.manifestacao.complementada': aviso('manifestacao.complementada'),
  'aviso.manifestacao.mensagem-do-manifestante': aviso('manifestacao.mensagem-do-manifestante'),
  'aviso.manifestacao.desistencia': aviso('manifestacao.desistencia'),
  'aviso.recurso.novo-na-instancia': aviso('recurso.novo-na-instancia'),
  'retencao.rascunhos': {
    grupo: 'retencao',
    rotulo: 'Rascunhos de manifestação',
    explicacao: 'Apagados depois de tantos dias sem que a pessoa volte a eles.',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(30, 365),
  },
  'retencao.rascunhos-de-resposta': {
    grupo: 'retencao',
    rotulo: 'Rascunhos de resposta',
    explicacao: 'Apagados depois de tantos dias sem que ninguém os mude, ou quando a manifestação termina.',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(7, 180),
  },
  'retencao.emails': {
    grupo: 'retencao',
    rotulo: 'Registro de e-mails enviados',
    explicacao: 'A quem e quando foi enviado cada e-mail. Depois de tantos dias o registro é apagado.',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(90, 1825),
  },
  'retencao.denuncias-corrente': fase('Denúncias e comunicações', 'corrente'),
  'retencao.denuncias-intermediaria': fase('Denúncias e comunicações', 'intermediária'),
  'retencao.outras-corrente': fase('Outras manifestações', 'corrente'),
  'retencao.outras-intermediaria': fase('Outras manifestações', 'intermediária'),
  'retencao.edital': {
    grupo: 'retencao',
    rotulo: 'Prazo do edital de eliminação',
    explicacao:
      'Quantos dias depois de aprovada e anunciada a listagem as pessoas interessadas ainda podem pedir que um caso fique (Resolução Conarq 40/2014).',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(DIAS_DO_EDITAL.minimo, DIAS_DO_EDITAL.maximo),
  },
  'retencao.copias': {
    grupo: 'retencao',
    rotulo: 'Cópias de segurança',
    explicacao:
      'Por quantos dias quem cuida do banco guarda cópias de segurança. O termo de eliminação diz até quando uma cópia antiga ainda pode conter o que foi eliminado.',
    tipo: 'dias',
    escopos: PLATAFORMA,
    esquema: dias(1, 3650),
  },
};

export const chaves = Object.keys(definicoes) as readonly Chave[];
export const isChave = (texto: string): texto is Chave => Object.hasOwn(definicoes, texto);

export const chavesDoEscopo = (escopo: Escopo): readonly Chave[] =>
  chaves.filter((chave) => definicoes[chave].escopos.includes(escopo));

export const minutosDaHora = (hora: string): number => Number(hora.slice(0, 2)) * 60 + Number(hora.slice(3));

export const horaDosMinutos = (minutos: number): string =>
  [Math.floor(minutos / 60), minutos % 60].map((parte) => String(parte).padStart(2, '0')).join(':');

/** Defaults of the product; the others come from the installation. */
export const padroesDoProduto = {
  'prazo.hora-de-corte': horaDosMinutos(horaDeCortePadrao),
  'aviso.manifestacao.nova-no-orgao': true,
  'aviso.manifestacao.complementada': true,
  'aviso.manifestacao.mensagem-do-manifestante': true,
  'aviso.manifestacao.desistencia': true,
  'aviso.recurso.novo-na-instancia': true,
  'instalacao.cor': 'azul',
  'instalacao.horarioAtendimento': '',
  'orgao.horario': '',
  'tramitacao.dias': DIAS_TRAMITACAO,
  'identidade.por-dia': 5,
  'identidade.sem-segunda-pessoa': 2,
  'identidade.tempo-de-casa': 30,
  'acesso-extraordinario.horas': 24,
  'retencao.rascunhos': DIAS_DO_RASCUNHO,
  'retencao.rascunhos-de-resposta': 30,
  'retencao.emails': 365,
  'retencao.denuncias-corrente': GUARDA_PADRAO.denuncias.corrente,
  'retencao.denuncias-intermediaria': GUARDA_PADRAO.denuncias.intermediaria,
  'retencao.outras-corrente': GUARDA_PADRAO.outras.corrente,
  'retencao.outras-intermediaria': GUARDA_PADRAO.outras.intermediaria,
  'retencao.edital': DIAS_DO_EDITAL.minimo,
  'retencao.copias': 90,
} as const;

export const isAvisoDoOrgao = (evento: string): evento is AvisoDoOrgao =>
  Object.hasOwn(avisosDoOrgao, evento);
