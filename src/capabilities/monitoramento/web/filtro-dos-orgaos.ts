import { lerBusca, lerNumero, lerUmDe, soEscolhidos } from '#shell/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type AlertaDoOrgao, alertasPossiveis } from '../domain/alertas-do-orgao.ts';

export const filtrosDeAlerta = ['todos', 'com-alerta', ...alertasPossiveis] as const;

export interface FiltroDosOrgaos {
  /** One office, opened. */
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
    id: lerNumero(params.get('id')),
    busca: lerBusca(params.get('busca')).slice(0, MAIOR_BUSCA),
    idEsfera: lerNumero(params.get('idEsfera')),
    alerta: lerUmDe(filtrosDeAlerta, params.get('alerta')) ?? 'todos',
  }),
  escrever: ({ id, busca, idEsfera, alerta }) =>
    soEscolhidos({
      id: texto(id),
      busca,
      idEsfera: texto(idEsfera),
      alerta: alerta === 'todos' ? '' : alerta,
    }),
};
