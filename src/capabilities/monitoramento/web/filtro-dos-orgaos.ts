import { readBusca, readNumero, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type AlertaDoOrgao, alertasPossiveis } from '../domain/alertas-do-orgao.ts';

export const filtrosDeAlerta = ['todos', 'com-alerta', ...alertasPossiveis] as const;

export interface FiltroDosOrgaos {
  /** The office that is open. */
  readonly id: number | null;
  readonly busca: string;
  readonly idEsfera: number | null;
  readonly alerta: 'todos' | 'com-alerta' | AlertaDoOrgao;
}

export const semFiltro: FiltroDosOrgaos = { id: null, busca: '', idEsfera: null, alerta: 'todos' };

const MAIOR_BUSCA = 100;
const texto = (id: number | null): string => (id === null ? '' : String(id));

export const formaDosOrgaos: FormaDoFiltro<FiltroDosOrgaos> = {
  ler: (params) => ({
    id: readNumero(params.get('id')),
    busca: readBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    idEsfera: readNumero(params.get('idEsfera')),
    alerta: readUmDe(filtrosDeAlerta, params.get('alerta')) ?? 'todos',
  }),
  escrever: ({ id, busca, idEsfera, alerta }) =>
    soEscolhidos({
      id: texto(id),
      busca,
      idEsfera: texto(idEsfera),
      alerta: alerta === 'todos' ? '' : alerta,
    }),
};
