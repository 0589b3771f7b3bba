import type { Dado, TipoDeDado } from './tipos.ts';

/** What in an anonymous text seems to reveal its author. It warns; the text is never changed. */
export interface AlertaDeExposicao {
  readonly codigo: 'cpf' | 'email' | 'telefone' | 'documento' | 'nome' | 'assinatura' | 'vinculo';
  /** The piece of text itself, so that the person can find it. */
  readonly trecho: string;
  readonly frase: string;
}

const NOME = String.raw`\p{Lu}[\p{L}'’]+(?:\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}'’]+){1,5}`;

/** A public servant's registration number, recognized by the word before it. */
const NUMERO_DE_REGISTRO =
  /(?<!\p{L})(?:siape|matr[íi]cula|registro funcional)(?!\p{L})[^\d\n]{0,20}\d[\dxX./-]{3,14}/giu;
const DIZ_O_NOME =
  /(?<!\p{L})(?:meu nome(?: completo)? (?:é|e)|(?:eu )?me chamo|chamo-me|eu sou [oa])[ :]+\p{L}[^\n.,;]{1,60}/giu;
const EU_FULANO = new RegExp(String.raw`(?<!\p{L})(?:Eu|EU),\s*(?:${NOME})`, 'gu');
export const VINCULO =
  /(?<!\p{L})(?:minha matr[íi]cula|meu crach[áa]|meu siape|meu cpf|meu rg|(?:moro|resido|vivo) (?:na|no|em)|meu endere[çc]o|minha (?:casa|resid[êe]ncia) (?:fica|[ée]) (?:na|no|em)|meu (?:telefone|celular|whatsapp|e-?mail))(?!\p{L})[^\n.,;]{0,60}/giu;
/** What a text says about its author besides the name: where they live or work, their contacts. */
export const padroesDeQuemEscreve: readonly RegExp[] = [NUMERO_DE_REGISTRO, VINCULO];
const FECHO =
  /^(?:atenciosamente|respeitosamente|cordialmente|grat[oa]|obrigad[oa]|assinado|ass\.?|att\.?)(?!\p{L})[\s,.:;–—-]*/iu;
const LINHA_DE_NOME = new RegExp(String.raw`^[\s–—_-]*(?:${NOME})[\s.]*$`, 'u');

const FRASES: Readonly<Record<AlertaDeExposicao['codigo'], string>> = {
  cpf: 'Há um CPF no texto. Se for o seu, o órgão saberá quem você é.',
  email: 'Há um e-mail no texto. Se for o seu, o órgão saberá quem você é.',
  telefone: 'Há um telefone no texto. Se for o seu, o órgão saberá quem você é.',
  documento: 'Há um número de documento ou de conta no texto. Se for o seu, o órgão saberá quem você é.',
  nome: 'O texto parece dizer o seu nome.',
  assinatura: 'O texto parece terminar com a sua assinatura.',
  vinculo: 'O texto fala de algo que é só seu, como endereço, matrícula ou contato.',
};

const alerta = (codigo: AlertaDeExposicao['codigo'], trecho: string): AlertaDeExposicao => ({
  codigo,
  trecho: trecho.trim().slice(0, 80),
  frase: FRASES[codigo],
});

const todos = (texto: string, padrao: RegExp): string[] =>
  [...texto.matchAll(padrao)].map(([achado]) => achado);

/** Only the end of a text is a signature: a name alone on an earlier line may be anybody's. */
const assinatura = (texto: string): string | undefined => {
  const linhas = texto
    .split(/\r\n|\r|\n/)
    .map((linha) => linha.trim())
    .filter(Boolean);
  const ultima = linhas.at(-1);
  if (!ultima || linhas.length < 2) return undefined;
  const semFecho = ultima.replace(FECHO, '');
  const temFecho = semFecho !== ultima || FECHO.test(linhas.at(-2) ?? '');
  if (temFecho && /^\p{Lu}/u.test(semFecho) && semFecho.length <= 60) return ultima;
  return LINHA_DE_NOME.test(ultima) ? ultima : undefined;
};

const unicos = (alertas: readonly AlertaDeExposicao[]): AlertaDeExposicao[] => [
  ...new Map(alertas.map((cada) => [`${cada.codigo} ${cada.trecho}`, cada])).values(),
];

/** Other data (names, companies, places, plates) are usually about the people reported. */
const avisado: Readonly<Partial<Record<TipoDeDado, AlertaDeExposicao['codigo']>>> = {
  cpf: 'cpf',
  email: 'email',
  telefone: 'telefone',
  rg: 'documento',
  titulo_eleitor: 'documento',
  pis: 'documento',
  cartao: 'documento',
  conta_bancaria: 'documento',
};

const daVarredura = (texto: string, dados: readonly Dado[]): AlertaDeExposicao[] =>
  dados.flatMap(({ inicio, fim, tipo }) => {
    const codigo = avisado[tipo];
    return codigo ? [alerta(codigo, texto.slice(inicio, fim))] : [];
  });

/**
 * Lei 13.608/2018, art. 4-B: the denunciante's identity is protected, even from their own slip.
 * `dados` is what the scan of dados-pessoais found; the caller passes it, because a browser loads
 * the scan late.
 */
export const alertasDeExposicao = (texto: string, dados: readonly Dado[]): readonly AlertaDeExposicao[] => {
  const assinado = assinatura(texto);
  return unicos([
    ...daVarredura(texto, dados),
    ...[...todos(texto, DIZ_O_NOME), ...todos(texto, EU_FULANO)].map((nome) => alerta('nome', nome)),
    ...todos(texto, VINCULO).map((vinculo) => alerta('vinculo', vinculo)),
    ...(assinado ? [alerta('assinatura', assinado)] : []),
  ]);
};
