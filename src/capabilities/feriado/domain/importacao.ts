import type { Feriado } from '#kernel/prazo/calendario.ts';
import { semOsNacionais } from './biblioteca.ts';
import { chaveDoLugar, type DiaFechado } from './feriado.ts';
import { nadaAImportar } from './feriado-errors.ts';
import { diaNoAno } from './gerar-dias.ts';
import type { FeriadoGuardado, Plano } from './mudanca.ts';

/**
 * `encerrado`: a series of several years made by an administrator ended the year before. It
 * continues only if somebody says so; series of the reference data never end.
 */
export const situacoesDaProposta = ['novo', 'existe', 'removido', 'encerrado'] as const;
type SituacaoDaProposta = (typeof situacoesDaProposta)[number];

export interface Proposta extends DiaFechado {
  readonly chave: string;
  readonly origem: 'biblioteca' | 'repeticao';
  readonly situacao: SituacaoDaProposta;
  /** The removed row that would come back. */
  readonly removida: FeriadoGuardado | null;
  readonly idSerie: number | null;
}

type Candidato = DiaFechado & Pick<Proposta, 'origem' | 'idSerie'>;

const daBiblioteca = ({ data, descricao, abrangencia, uf }: Feriado): Candidato => ({
  data,
  descricao,
  abrangencia,
  uf: uf ?? null,
  idMunicipio: null,
  idOuvidoria: null,
  reduzido: false,
  tipo: 'unico',
  deslocamento: null,
  origem: 'biblioteca',
  idSerie: null,
});

/** '2026-03-25' as '25/03'. */
const diaDoAno = (iso: string): string => iso.slice(5).split('-').reverse().join('/');

/** A repeating holiday, on its date in the given year. */
const repetido = (dia: FeriadoGuardado, ano: number): Candidato | null => {
  if (dia.tipo === 'unico') return null;
  const data = diaNoAno({ ...dia, diaDoAno: diaDoAno(dia.data) }, ano);
  return data ? { ...dia, data, origem: 'repeticao' } : null;
};

/** Ids up to this one belong to the reference data (db/reference/61-feriado.json). */
const ULTIMO_DE_REFERENCIA = 100_000;

const situacaoDe = (
  { origem, idSerie }: Pick<Proposta, 'origem' | 'idSerie'>,
  existe: boolean,
  removida: boolean,
): SituacaoDaProposta => {
  if (existe) return 'existe';
  if (removida) return 'removido';
  return origem === 'repeticao' && (idSerie ?? 0) > ULTIMO_DE_REFERENCIA ? 'encerrado' : 'novo';
};

/**
 * What a year should have: the library's days, which are closed ones, and the repeating days of the year before. A day
 * of the library that continues a series joins it.
 */
export const propostasDoAno = (
  ano: number,
  biblioteca: readonly Feriado[],
  anterior: readonly FeriadoGuardado[],
  doAno: readonly FeriadoGuardado[],
): Proposta[] => {
  const repetidos = anterior
    .filter(({ removido }) => !removido)
    .map((dia) => repetido(dia, ano))
    .filter((dia) => dia !== null);
  const porChave = new Map<string, Candidato>();
  for (const dia of repetidos) porChave.set(chaveDoLugar(dia), dia);
  for (const dia of biblioteca.map(daBiblioteca)) {
    const repetida = porChave.get(chaveDoLugar(dia));
    const { tipo, deslocamento, idSerie } = repetida && !repetida.reduzido ? repetida : dia;
    porChave.set(chaveDoLugar(dia), { ...dia, tipo, deslocamento, idSerie });
  }
  return semOsNacionais([...porChave.values()])
    .sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
    .map(({ data, descricao, abrangencia, uf, idMunicipio, idOuvidoria, ...dia }) => {
      const lugar = { abrangencia, uf, idMunicipio, idOuvidoria };
      const chave = chaveDoLugar({ ...lugar, data });
      const iguais = doAno.filter((outro) => chaveDoLugar(outro) === chave);
      const removida = iguais.find(({ removido, reduzido }) => removido && reduzido === dia.reduzido) ?? null;
      const existe = iguais.some(({ removido }) => !removido);
      return {
        ...lugar,
        data,
        descricao,
        reduzido: dia.reduzido,
        tipo: dia.tipo,
        deslocamento: dia.deslocamento,
        idSerie: dia.idSerie,
        origem: dia.origem,
        chave,
        situacao: situacaoDe(dia, existe, removida !== null),
        removida: existe ? null : removida,
      };
    });
};

export const planejarImportacao = (propostas: readonly Proposta[], chaves: readonly string[]): Plano => {
  const escolhidas = propostas.filter(({ chave }) => chaves.includes(chave));
  const novas = escolhidas.filter(({ situacao }) => situacao !== 'existe');
  if (novas.length === 0) throw nadaAImportar();
  return {
    acao: 'Importação de feriado',
    alteracoes: novas.map(
      ({ chave: _chave, origem: _origem, situacao: _situacao, removida, idSerie, ...depois }) => ({
        antes: removida,
        depois,
        serie: idSerie,
      }),
    ),
    jaExistem: escolhidas.filter(({ situacao }) => situacao === 'existe'),
  };
};
