import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { NadaEncontrado } from '#shell/lista/nada-encontrado.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDaMensagem } from '../../contract.ts';
import { DESTINATARIO_PROTEGIDO } from '../../domain/mensagem.ts';
import { listaDeMensagens } from '../email-queries.ts';
import { EstadoDoEmail } from './estado-do-email.tsx';
import type { FiltroDeMensagens } from './filtro-de-mensagens.ts';

const assunto: TableColumn<LinhaDaMensagem> = {
  key: 'assunto',
  header: 'Assunto',
  rowHeader: true,
  cell: (linha) => <Link to={`/email/detalhar/${linha.idEmail}`}>{linha.assunto}</Link>,
};
const para: TableColumn<LinhaDaMensagem> = {
  key: 'para',
  header: 'Para',
  cell: (linha) =>
    linha.para === null ? (
      <em>{DESTINATARIO_PROTEGIDO}</em>
    ) : (
      <span className="email-endereco">{linha.para}</span>
    ),
};
const aviso: TableColumn<LinhaDaMensagem> = {
  key: 'aviso',
  header: 'Aviso',
  cell: ({ descricao }) => descricao,
};
const quando: TableColumn<LinhaDaMensagem> = {
  key: 'quando',
  header: 'Quando',
  cell: ({ enviadoEm, criadoEm }) => formatMomento(enviadoEm ?? criadoEm),
};
const estado: TableColumn<LinhaDaMensagem> = { key: 'estado', header: 'Como está', cell: EstadoDoEmail };

interface ListaDeMensagensProps {
  /** Only mails sent to the person, whose address need not be shown. */
  readonly soMinhas: boolean;
  readonly barra: (
    filtro: FiltroDeMensagens,
    onFiltrar: (mudanca: Partial<FiltroDeMensagens>) => void,
  ) => ReactNode;
  /** Shown before anything was sent. */
  readonly vazia: ReactNode;
}

export function ListaDeMensagens({ soMinhas, barra, vazia }: ListaDeMensagensProps) {
  const lista = useLista(listaDeMensagens(soMinhas));
  return (
    <>
      {barra(lista.filtro, lista.filtrar)}
      <ListaPaginada
        lista={lista}
        oQue="as mensagens"
        titulo="Mensagens, da mais recente à mais antiga"
        colunas={soMinhas ? [assunto, aviso, quando, estado] : [assunto, para, aviso, quando, estado]}
        vazia={lista.filtrada ? <NadaEncontrado onLimpar={lista.limpar} /> : vazia}
      />
    </>
  );
}
