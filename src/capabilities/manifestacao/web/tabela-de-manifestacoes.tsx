import { Link } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { SituacaoTag } from '#shell/ui/estado/situacao-tag.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { ItemDaLista } from '../contract.ts';
import '#shell/lista/lista.css';

export const idDaLinha = (idManifestacao: number): string => `manifestacao-${idManifestacao}`;

const protocolo: TableColumn<ItemDaLista> = {
  key: 'protocolo',
  header: 'Protocolo',
  cell: ({ idManifestacao, numeroProtocolo }) => (
    <span className="lista-protocolo">
      <Link
        id={idDaLinha(idManifestacao)}
        className="ui-mono"
        to={`/manifestacao/detalhar/${idManifestacao}`}
      >
        {numeroProtocolo}
      </Link>
      <CopyButton text={numeroProtocolo} what={`protocolo ${numeroProtocolo}`} />
    </span>
  ),
};

/** A list shows no text of a denúncia: somebody may be looking over the person's shoulder. */
const sobre: TableColumn<ItemDaLista> = {
  key: 'sobre',
  header: 'Sobre',
  rowHeader: true,
  cell: ({ tipo, assunto, trecho }) => (
    <span className="lista-sobre">
      <strong>{assunto ?? tipo.descTipoManifestacao}</strong>
      {assunto && <span>{tipo.descTipoManifestacao}</span>}
      {trecho && <span className="ui-muted lista-trecho">{trecho}</span>}
    </span>
  ),
};

const orgao: TableColumn<ItemDaLista> = {
  key: 'orgao',
  header: 'Órgão',
  cell: ({ ouvidoria }) => <abbr title={ouvidoria.nomeOuvidoria}>{ouvidoria.sigla}</abbr>,
};

const situacao: TableColumn<ItemDaLista> = {
  key: 'situacao',
  header: 'Situação',
  cell: ({ situacao }) => <SituacaoTag situacao={situacao} />,
};

const registrada: TableColumn<ItemDaLista> = {
  key: 'registrada',
  header: 'Registro',
  cell: ({ registradaEm }) => <span className="lista-data">{formatDiaDoMomento(registradaEm)}</span>,
};

const prazo: TableColumn<ItemDaLista> = {
  key: 'prazo',
  header: 'Prazo',
  cell: ({ prazoAtendimento, diasRestantes, situacao: { emAberto } }) => {
    if (emAberto?.ate)
      return (
        <span className="lista-sobre lista-data">
          {emAberto.oQue} {formatDia(emAberto.ate)}
        </span>
      );
    if (diasRestantes === null) return <span className="ui-muted">Sem prazo correndo</span>;
    return (
      <span className="lista-sobre lista-data">
        <PrazoTag dias={diasRestantes} />
        {prazoAtendimento && <span className="ui-muted">{formatDia(prazoAtendimento)}</span>}
      </span>
    );
  },
};

interface TabelaProps {
  readonly legenda: string;
  readonly itens: readonly ItemDaLista[];
}

export function TabelaDeManifestacoes({ legenda, itens }: TabelaProps) {
  return (
    <div className="lista-de-casos">
      <Table
        caption={legenda}
        hiddenCaption
        columns={[sobre, protocolo, orgao, situacao, registrada, prazo]}
        rows={itens}
        rowKey={({ idManifestacao }) => String(idManifestacao)}
      />
    </div>
  );
}
