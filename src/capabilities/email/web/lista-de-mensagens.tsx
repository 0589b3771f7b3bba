import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { formatMomento } from '#web/formato.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import type { LinhaDaMensagem } from '../contract.ts';
import { DESTINATARIO_PROTEGIDO } from '../domain/mensagem.ts';
import { type Tamanho, tamanhos, useMensagens } from './email-queries.ts';
import { EstadoDoEmail } from './estado-do-email.tsx';
import {
  type FiltroDeMensagens,
  formaDasMensagens,
  quantosFiltrosDeMensagens,
  semFiltroDeMensagens,
} from './filtro-de-mensagens.ts';
import { NadaEncontrado } from './nada-encontrado.tsx';

const NENHUMA: readonly LinhaDaMensagem[] = [];

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
  /** Only what was sent to oneself: the address is one's own. */
  readonly soMinhas: boolean;
  readonly barra: (
    filtro: FiltroDeMensagens,
    onFiltrar: (mudanca: Partial<FiltroDeMensagens>) => void,
  ) => ReactNode;
  /** What stands there before anything was sent. */
  readonly vazia: ReactNode;
}

/** What was sent, the newest first. */
export function ListaDeMensagens({ soMinhas, barra, vazia }: ListaDeMensagensProps) {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDasMensagens);
  const paginas = usePaginas();
  const [tamanho, setTamanho] = useState<Tamanho>(25);
  const lista = useMensagens({ filtro, soMinhas, tamanho, cursor: paginas.cursor });
  const linhas = lista.data?.itens ?? NENHUMA;
  const isFiltrada = quantosFiltrosDeMensagens(filtro) > 0;
  return (
    <>
      {barra(filtro, filtrar)}
      <ListaPaginada
        oQue="as mensagens"
        consulta={lista}
        naTela={linhas.length}
        proximo={lista.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhos}
        porPagina={tamanho}
        onPorPagina={setTamanho}
        vazia={isFiltrada ? <NadaEncontrado onLimpar={() => filtrar(semFiltroDeMensagens)} /> : vazia}
      >
        <Table
          caption="Mensagens, da mais recente à mais antiga"
          hiddenCaption
          columns={soMinhas ? [assunto, aviso, quando, estado] : [assunto, para, aviso, quando, estado]}
          rows={linhas}
          rowKey={({ idEmail }) => String(idEmail)}
          dense
        />
      </ListaPaginada>
    </>
  );
}
