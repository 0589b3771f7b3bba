/** The usual integrator: asks by day what changed, page by page, and then reads each case. */
export interface Leitura {
  readonly id: number;
  readonly dia: string;
  /** Acts in its history, views left out: what tells one state of a case from the next. */
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

/** Null: it went to another office after it was listed. */
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
  /** Ids that one list gave twice. */
  readonly repetidosNaLista: number;
}

/** One sweep of the days, in their order; `aoPassar` is called between two pages and two reads: there others write. */
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

/** Read under two days though nothing happened to it since the sweep began, when it had so many acts. */
export const repetidas = (leituras: readonly Leitura[], antes: ReadonlyMap<number, number>): Leitura[] => {
  const lidas = new Set<number>();
  return leituras.filter(({ id, atos }) => {
    const isRepetida = lidas.has(id) && atos === antes.get(id);
    lidas.add(id);
    return isRepetida;
  });
};

/** What the integrator knows of each case after all it read. */
export const conhecidas = (leituras: readonly Leitura[]): ReadonlyMap<number, number> =>
  new Map(leituras.map(({ id, atos }) => [id, atos]));
