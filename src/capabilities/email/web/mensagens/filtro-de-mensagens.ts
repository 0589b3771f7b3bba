import { readBusca, readDia, readUmDe, soEscolhidos } from '#shell/lista/read-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type EstadoDoEmail, estadosDoEmail } from '../../domain/mensagem.ts';

export const ABA_DOS_ENVIADOS = 'enviados';

/** The filter of the mails, as the address holds it; '' means no choice. */
export interface FiltroDeMensagens {
  /** The tab of the list; '' if there are no tabs. */
  readonly aba: typeof ABA_DOS_ENVIADOS | '';
  readonly busca: string;
  readonly estado: EstadoDoEmail | '';
  readonly evento: string;
  readonly de: string;
  readonly ate: string;
}

export const semFiltroDeMensagens: Omit<FiltroDeMensagens, 'aba'> = {
  busca: '',
  estado: '',
  evento: '',
  de: '',
  ate: '',
};

export const escreverFiltroDeMensagens = (filtro: FiltroDeMensagens): Record<string, string> =>
  soEscolhidos({ ...filtro });

export const formaDasMensagens: FormaDoFiltro<FiltroDeMensagens> = {
  ler: (params) => ({
    aba: readUmDe([ABA_DOS_ENVIADOS], params.get('aba')) ?? '',
    busca: readBusca(params.get('busca')),
    estado: readUmDe(estadosDoEmail, params.get('estado')) ?? '',
    evento: readBusca(params.get('evento')).slice(0, 100),
    de: readDia(params.get('de')),
    ate: readDia(params.get('ate')),
  }),
  escrever: escreverFiltroDeMensagens,
};

export const quantosFiltrosDeMensagens = (filtro: FiltroDeMensagens): number =>
  Object.keys(escreverFiltroDeMensagens({ ...filtro, aba: '' })).length;
