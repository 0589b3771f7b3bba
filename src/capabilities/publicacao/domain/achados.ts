import { OCULTO, type PessoaAOcultar } from '#capabilities/manifestacao/domain/dados-pessoais.ts';
import { padroes } from './padroes.ts';
import { acharSolicitante, isNumeroDoSolicitante } from './solicitante.ts';
import { type Achado, type TipoDeAchado, tiposDeAchado } from './tipos-de-achado.ts';

const TRACOS = /[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const ESPACOS = /[\u00A0\u2000-\u200B\u202F\u205F\u3000\uFEFF]/g;
const ALGARISMOS_LARGOS = /[\uFF10-\uFF19]/g;
const LARGO = 0xff10 - 0x30;

/** What is pasted from a PDF has dashes, spaces and digits of its own; each takes the place of one of ours. */
const alinhar = (texto: string): string =>
  texto
    .replace(TRACOS, '-')
    .replace(ESPACOS, ' ')
    .replace(ALGARISMOS_LARGOS, (algarismo) => String.fromCharCode(algarismo.charCodeAt(0) - LARGO));

const porPadroes = (texto: string, pessoas: readonly PessoaAOcultar[]): Achado[] =>
  padroes.flatMap(({ tipo, regra }) =>
    [...texto.matchAll(regra)].flatMap(({ 0: trecho, index }) => {
      const qual = typeof tipo === 'string' ? tipo : tipo(trecho);
      if (qual === null) return [];
      const seu: TipoDeAchado = isNumeroDoSolicitante(trecho, pessoas) ? 'solicitante' : qual;
      return [{ inicio: index, fim: index + trecho.length, tipo: seu }];
    }),
  );

const maisCerto = (a: TipoDeAchado, b: TipoDeAchado): TipoDeAchado =>
  tiposDeAchado.indexOf(a) <= tiposDeAchado.indexOf(b) ? a : b;

/** Finds that overlap are one: it is decided once and covered whole. */
const juntar = (achados: readonly Achado[]): Achado[] =>
  achados
    .toSorted((a, b) => a.inicio - b.inicio || b.fim - a.fim)
    .reduce<Achado[]>((juntos, achado) => {
      const anterior = juntos.at(-1);
      if (anterior && achado.inicio < anterior.fim) {
        juntos[juntos.length - 1] = {
          inicio: anterior.inicio,
          fim: Math.max(anterior.fim, achado.fim),
          tipo: maisCerto(anterior.tipo, achado.tipo),
        };
      } else juntos.push(achado);
      return juntos;
    }, []);

/**
 * What in a text looks like somebody's personal data (Lei 13.709/2018, art. 5, I and II), by its place. It looks for
 * more than there is: a person decides what each one is.
 */
export const acharDadosPessoais = (texto: string, pessoas: readonly PessoaAOcultar[] = []): Achado[] => {
  const alinhado = alinhar(texto);
  return juntar([...porPadroes(alinhado, pessoas), ...acharSolicitante(alinhado, pessoas)]);
};

type Trecho = Pick<Achado, 'inicio' | 'fim'>;

/** The text as everybody reads it. */
export const cobrir = (texto: string, trechos: readonly Trecho[]): string => {
  let coberto = '';
  let lido = 0;
  for (const { inicio, fim } of trechos.toSorted((a, b) => a.inicio - b.inicio)) {
    coberto += `${texto.slice(lido, inicio)}${OCULTO}`;
    lido = fim;
  }
  return coberto + texto.slice(lido);
};

const AO_REDOR = 90;

const ateOFimDaLinha = (texto: string): string => texto.slice(0, `${texto}\n`.indexOf('\n'));
const desdeOInicioDaLinha = (texto: string): string => texto.slice(texto.lastIndexOf('\n') + 1);

/** The find in its sentence, so that it can be judged. */
export const emContexto = (texto: string, { inicio, fim }: Trecho) => {
  const antes = desdeOInicioDaLinha(texto.slice(Math.max(0, inicio - AO_REDOR), inicio));
  const depois = ateOFimDaLinha(texto.slice(fim, fim + AO_REDOR));
  return {
    antes: antes.length === AO_REDOR ? `…${antes.replace(/^\S{0,30}\s/, '')}` : antes,
    trecho: texto.slice(inicio, fim),
    depois: depois.length === AO_REDOR ? `${depois.replace(/\s\S{0,30}$/, '')}…` : depois,
  };
};
