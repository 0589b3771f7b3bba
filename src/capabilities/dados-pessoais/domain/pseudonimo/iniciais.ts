import { semAcento } from '#kernel/texto.ts';
import { type Pista, pista } from './achado.ts';
import { isParticula, type Nomes } from './quem-e.ts';

/** 'M.S.', 'M. A. S.', 'M. da S.', 'M.S': capitals with points. */
const COM_PONTOS =
  /(?<![\p{L}\p{N}])\p{Lu}\s?\.(?:\s?(?:d[aeo]s?\s)?\p{Lu}(?:\s?\.|(?![\p{L}\p{N}]))){1,6}/gu;
const JUNTAS = /(?<![\p{L}\p{N}.])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** Bodies and papers that everybody writes so. */
const SIGLAS = new Set(
  'sus cpf cnpj rg cep cgu tcu mpf mp pf inss incra ibama mec sic lai lgpd samu upa ubs caps cras creas pm pmdf pc stf stj tse tre oab crm crea funai sesai pdf ti rh dp ceo cnh ctps pis nis fgts sms dst aids'.split(
    ' ',
  ),
);
/** What comes before initials that somebody signs with. */
const ANTES_DE_ASSINAR =
  /(?:assinad[oa]|ass\.?|att\.?|atenciosamente|iniciais|sigla|por|grat[oa]|obrigad[oa])[\s,.:;–—(-]*$/iu;

/** In the order of the name, from its first letter; some may be left out. */
const cabeEm = (letras: string, iniciais: string): boolean => {
  if (letras.charAt(0) !== iniciais.charAt(0)) return false;
  let i = 0;
  for (const inicial of iniciais) if (inicial === letras.charAt(i)) i++;
  return i === letras.length;
};

const isUltimaLinha = (texto: string, fim: number): boolean =>
  texto.length - fim < 40 && texto.slice(fim).trim().length <= 3;
const comecaLinha = (texto: string, inicio: number): boolean =>
  /(?:^|\n)[\s–—-]*$/.test(texto.slice(Math.max(0, inicio - 8), inicio));

/** The person's initials, as people sign or are spoken of. */
export const acharIniciais = (texto: string, { iniciais }: Nomes): Pista[] => {
  const achados: Pista[] = [];
  for (const { 0: trecho, index } of texto.matchAll(COM_PONTOS)) {
    const letras = semAcento(trecho.normalize('NFKC'))
      .toLowerCase()
      .replace(/d[aeo]s?\s|e\s/g, '')
      .replace(/[^a-z]/g, '');
    if (iniciais.some((cada) => cabeEm(letras, cada)))
      achados.push(pista([index, index + trecho.length], 'iniciais'));
  }
  for (const { 0: trecho, index } of texto.matchAll(JUNTAS)) {
    const letras = semAcento(trecho.normalize('NFKC')).toLowerCase();
    const fim = index + trecho.length;
    const inteiras = iniciais.some((cada) => cada === letras);
    if (!inteiras && !(letras.length > 1 && iniciais.some((cada) => cabeEm(letras, cada)))) continue;
    const assinada =
      isUltimaLinha(texto, fim) &&
      (comecaLinha(texto, index) || /[–—-]\s*$/.test(texto.slice(Math.max(0, index - 4), index)));
    const anunciada = ANTES_DE_ASSINAR.test(texto.slice(Math.max(0, index - 30), index));
    const grita = /\p{Lu}{4,}/u.test(texto.slice(Math.max(0, index - 20), index));
    if (assinada || anunciada) achados.push(pista([index, fim], 'iniciais'));
    else if (inteiras && letras.length > 2 && !grita && !isParticula(letras))
      achados.push(pista([index, fim], 'iniciais', SIGLAS.has(letras) ? 'dica' : 'cobrir'));
  }
  return achados;
};
