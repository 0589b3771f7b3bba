import { lerBusca, lerDia, lerUmDe, soEscolhidos } from '#shell/lista/ler-do-endereco.ts';
import type { FormaDoFiltro } from '#shell/lista/use-filtro-do-endereco.ts';
import { type EstadoDoEmail, estadosDoEmail } from '../../domain/mensagem.ts';

export const ABA_DOS_ENVIADOS = 'enviados';

/** The mails as the address narrows them; '' chooses nothing. */
export interface FiltroDeMensagens {
  /** Which tab the list is in; '' where there are no tabs. */
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
    aba: lerUmDe([ABA_DOS_ENVIADOS], params.get('aba')) ?? '',
    busca: lerBusca(params.get('busca')),
    estado: lerUmDe(estadosDoEmail, params.get('estado')) ?? '',
    evento: lerBusca(params.get('evento')).slice(0, 100),
    de: lerDia(params.get('de')),
    ate: lerDia(params.get('ate')),
  }),
  escrever: escreverFiltroDeMensagens,
};

export const quantosFiltrosDeMensagens = (filtro: FiltroDeMensagens): number =>
  Object.keys(escreverFiltroDeMensagens({ ...filtro, aba: '' })).length;
