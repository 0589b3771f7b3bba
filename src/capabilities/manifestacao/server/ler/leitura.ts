import type { AnexoDoCaso } from '#capabilities/anexo/server/index.ts';
import { ocultarDadosDeTodos, ocultarDadosPessoais } from '../../domain/ler/dados-pessoais.ts';
import { leTudoCoberto, type ModoDeLeitura, modoDeLeitura } from '../../domain/ler/leitura.ts';
import { ficamComAEquipe, isRetido, nomeLido } from '../../domain/ler/leitura-dos-arquivos.ts';
import { type AutorDaEquipe, poderiaSaber } from '../../domain/ler/poderia-saber.ts';
import { type Caso, casoDoArquivo } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { type CoberturasQueValem, comCoberturas, faixasDoCaso } from './ler-coberto.ts';

export type { AutorDaEquipe };

export interface Leitura {
  readonly modo: ModoDeLeitura;
  /**
   * Hides in words of who filed what this person may not read. Never for words of staff: compared with who filed, they
   * would tell their author which of the names they wrote is the one.
   */
  daPessoa(texto: string): string;
  /** The same for the person's words that staff typed in: at the desk (`ditados-repository.ts`), or as they heard them. */
  ditado(texto: string): string;
  /** The same for words of staff, by who wrote them (`poderiaSaber`); null where nobody knows. */
  daEquipe(autor: AutorDaEquipe | null): (texto: string) => string;
  /** The same for labels, which belong to many cases: names of people go, whoever they are. */
  etiqueta(nome: string): string;
  /** The same for the name of a file, by who sent it. */
  nome(arquivo: ArquivoComNome): string;
  /** The files of the case that the person may know of, with the names they may read. */
  arquivos<A extends AnexoDoCaso>(anexos: readonly A[]): A[];
}

type ArquivoComNome = Pick<AnexoDoCaso, 'nomeArquivo' | 'daEquipe'>;

/** Who acted, as their words are read by others. */
export const autorDe = (row: {
  readonly id_responsavel: number | null;
  readonly id_ouvidoria: number | null;
}): AutorDaEquipe => ({ idUsuario: row.id_responsavel, idOuvidoria: row.id_ouvidoria });

/** What a text shows by itself, of anybody. */
const SEM_NINGUEM = {
  'sem-quem-registrou': ocultarDadosPessoais([]),
  'sem-pessoas': ocultarDadosDeTodos([]),
} as const;

/** Words of staff whose author nobody knows. */
export const semNinguemNoModo = (modo: ModoDeLeitura): ((texto: string) => string) =>
  modo === 'inteira' ? (texto) => texto : SEM_NINGUEM[modo];

/** Labels belong to many cases: names of people go, whoever they are. */
export const etiquetaNoModo = (modo: ModoDeLeitura): ((nome: string) => string) =>
  modo === 'inteira' ? (nome) => nome : SEM_NINGUEM['sem-pessoas'];

/** Takes out of a text the people that the mode hides. */
export const ocultarNoModo = (
  modo: ModoDeLeitura,
  caso: Pick<Caso, 'manifestante' | 'teor'>,
): ((texto: string) => string) => {
  if (modo === 'inteira') return (texto) => texto;
  const manifestante = caso.manifestante();
  const pessoas = manifestante ? [manifestante] : [];
  if (modo === 'sem-quem-registrou') return ocultarDadosPessoais(pessoas);
  return ocultarDadosPessoais([...pessoas, ...(caso.teor().envolvidos ?? [])]);
};

/** The same, with what people finished covering before the case's words were sent on. */
export const ocultarNoCaso = (
  modo: ModoDeLeitura,
  caso: Caso,
  valem: CoberturasQueValem,
): ((texto: string) => string) => {
  const preparado = ocultarNoModo(modo, caso);
  if (modo === 'inteira') return preparado;
  const ocultar = comCoberturas(faixasDoCaso(caso, valem), preparado);
  // Where the people mentioned go too, the person who finished the covering left them in.
  return modo === 'sem-pessoas' ? (texto) => preparado(ocultar(texto)) : ocultar;
};

/**
 * Staff choose what is typed in as a person's words, at the desk or under a spoken message, and may not know who it is: a comparison
 * would pick the right name out of any list. To whom the person is hidden everybody's name goes instead, whoever it is (Decreto
 * 10.153/2019, art. 6 § 4º; Lei 13.460/2017, art. 10 § 7º).
 */
const ocultarDitado = (caso: Caso, valem: CoberturasQueValem): ((texto: string) => string) =>
  comCoberturas(faixasDoCaso(caso, valem), SEM_NINGUEM['sem-pessoas']);

/** The sentences of a history repeat themselves: each is looked through once by one reader of one case. */
const umaVezCada = (ocultar: (texto: string) => string): ((texto: string) => string) => {
  const cobertos = new Map<string, string>();
  return (texto) => {
    const coberto = cobertos.get(texto) ?? ocultar(texto);
    cobertos.set(texto, coberto);
    return coberto;
  };
};

interface OcultarPeloAutor {
  readonly modo: ModoDeLeitura;
  readonly daPessoa: (texto: string) => string;
  readonly caso: Caso;
  readonly idLeitor: number | null;
}

/** Words of staff are compared with who registered only where their author could have known them. */
export const ocultarPeloAutor = ({
  modo,
  daPessoa,
  caso: { row, fatos },
  idLeitor,
}: OcultarPeloAutor): Leitura['daEquipe'] => {
  const semNinguem = modo === 'inteira' ? daPessoa : umaVezCada(SEM_NINGUEM[modo]);
  return (autor) => {
    const sabia = poderiaSaber(autor, idLeitor, {
      protegida: fatos.protegida,
      preservada: fatos.preservada,
      idOuvidoria: row.id_ouvidoria,
      idOuvidoriaRegistro: row.id_ouvidoria_registro,
      veioComIdentidade: row.veio_com_identidade,
    });
    return sabia ? daPessoa : semNinguem;
  };
};

/** How this person reads this case, by the rules in domain/ler/leitura.ts. */
export const leituraDe = (caso: Caso, { usuario }: Pick<QuemAge, 'usuario'>): Leitura => {
  const { row, fatos } = caso;
  const modo = modoDeLeitura({ ...fatos, idTipoIdentificacao: row.id_tipo_identificacao }, usuario);
  const valem = leTudoCoberto(usuario) ? 'todas' : 'do-orgao';
  const daPessoa = umaVezCada(ocultarNoCaso(modo, caso, valem));
  const daEquipe = ocultarPeloAutor({ modo, daPessoa, caso, idLeitor: usuario?.idUsuario ?? null });
  const nome = ({ nomeArquivo, daEquipe: autor }: ArquivoComNome) =>
    nomeLido(nomeArquivo, autor === null ? daPessoa : daEquipe(autor));
  // The office's own files say nothing about the person who filed.
  const ficam = ficamComAEquipe(fatos, usuario);
  const arquivos = <A extends AnexoDoCaso>(anexos: readonly A[]): A[] =>
    anexos
      .filter((anexo) => !isRetido(casoDoArquivo(caso), anexo) && (!ficam || anexo.idResposta !== null))
      .map((anexo) => ({ ...anexo, nomeArquivo: nome(anexo) }));
  return {
    modo,
    daPessoa,
    ditado: modo === 'inteira' ? daPessoa : umaVezCada(ocultarDitado(caso, valem)),
    daEquipe,
    etiqueta: etiquetaNoModo(modo),
    nome,
    arquivos: modo === 'sem-pessoas' ? () => [] : arquivos,
  };
};

/** Every word as it was written, for what compares and does not show. */
export const leituraInteira: Leitura = {
  modo: 'inteira',
  daPessoa: (texto) => texto,
  ditado: (texto) => texto,
  daEquipe: () => (texto) => texto,
  etiqueta: (nome) => nome,
  nome: ({ nomeArquivo }) => nomeArquivo,
  arquivos: (anexos) => [...anexos],
};
