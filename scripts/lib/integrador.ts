/** A typical integrator: asks day by day what changed, page by page, and then reads each case. */
export interface Leitura {
  readonly id: number;
  readonly dia: string;
  /** How many acts its history has, views excluded: it tells one state of a case from the next. */
  readonly atos: number;
}

interface Resposta {
  readonly status: number;
  json(): unknown;
}

export type Buscar = (caminho: string) => Promise<Resposta>;

interface Item {
  readonly IdManifestacao: number;
}
interface Inteira extends Item {
  readonly Historico: readonly { readonly HistoricoAcao: { readonly DescTipoAcaoManifestacao: string } }[];
}

type Pausa = (passos: number) => Promise<void>;

const listDia = async (
  buscar: Buscar,
  dia: string,
  porPagina: number,
  aoPassar: () => Promise<void>,
): Promise<number[]> => {
  const ids: number[] = [];
  for (;;) {
    const consulta = `DataAtualizacaoInicio=${dia}&DataAtualizacaoFim=${dia}&MaxResultados=${porPagina}&PosInicioPagina=${ids.length}`;
    const resposta = await buscar(`/manifestacoes?${consulta}`);
    if (resposta.status === 404) return ids;
    if (resposta.status !== 200) throw new Error(`The list answered ${resposta.status}`);
    const pagina = resposta.json() as readonly Item[];
    ids.push(...pagina.map(({ IdManifestacao }) => IdManifestacao));
    if (pagina.length < porPagina) return ids;
    await aoPassar();
  }
};

/** Null when the case went to another office after it was listed. */
const readCaso = async (buscar: Buscar, id: number, dia: string): Promise<Leitura | null> => {
  const resposta = await buscar(`/manifestacoes/${id}`);
  if (resposta.status === 404) return null;
  if (resposta.status !== 200) throw new Error(`Case ${id} answered ${resposta.status}`);
  const { Historico } = resposta.json() as Inteira;
  const atos = Historico.filter(
    ({ HistoricoAcao }) => HistoricoAcao.DescTipoAcaoManifestacao !== 'Visualização',
  );
  return { id, dia, atos: atos.length };
};

export interface Varredura {
  readonly leituras: readonly Leitura[];
  /** How many ids one list returned twice. */
  readonly repetidosNaLista: number;
}

/**
 * One sweep over the days, in order. `aoPassar` is called between pages and reads, so that others
 * can write there.
 */
export const varrer = async (
  buscar: Buscar,
  dias: readonly string[],
  { porPagina, aoPassar = async () => undefined }: { porPagina: number; aoPassar?: Pausa },
): Promise<Varredura> => {
  const leituras: Leitura[] = [];
  let repetidosNaLista = 0;
  let passos = 0;
  const passar = (): Promise<void> => {
    passos += 1;
    return aoPassar(passos);
  };
  for (const dia of dias) {
    const ids = await listDia(buscar, dia, porPagina, passar);
    repetidosNaLista += ids.length - new Set(ids).size;
    for (const id of ids) {
      const leitura = await readCaso(buscar, id, dia);
      if (leitura) leituras.push(leitura);
      await passar();
    }
  }
  return { leituras, repetidosNaLista };
};

/**
 * Cases read under two days although nothing had happened to them since the sweep began (`antes`:
 * acts per case then).
 */
export const repetidas = (leituras: readonly Leitura[], antes: ReadonlyMap<number, number>): Leitura[] => {
  const lidas = new Set<number>();
  return leituras.filter(({ id, atos }) => {
    const isRepetida = lidas.has(id) && atos === antes.get(id);
    lidas.add(id);
    return isRepetida;
  });
};

/** What the integrator knows about each case after everything it read. */
export const conhecidas = (leituras: readonly Leitura[]): ReadonlyMap<number, number> =>
  new Map(leituras.map(({ id, atos }) => [id, atos]));
