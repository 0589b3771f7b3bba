import { formatBytes } from '#shell/ui/campos/upload.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { Arquivo } from '../contract.ts';
import { BASE } from './dados-abertos-queries.ts';
import { emNumero, nomeDoFormato } from './secoes.ts';

const colunas: readonly TableColumn<Arquivo>[] = [
  {
    key: 'arquivo',
    header: 'Arquivo',
    rowHeader: true,
    cell: ({ nome, emRevisao }) =>
      emRevisao ? (
        <>
          {nome}
          <span className="dados-revisao">Sendo refeito: volte em alguns minutos.</span>
        </>
      ) : (
        <a href={`${BASE}/arquivos/${nome}`} download={nome}>
          {nome}
        </a>
      ),
  },
  { key: 'formato', header: 'Formato', cell: ({ formato }) => nomeDoFormato[formato] },
  { key: 'linhas', header: 'Linhas', align: 'end', cell: ({ linhas }) => emNumero(linhas) },
  { key: 'tamanho', header: 'Tamanho', align: 'end', cell: ({ bytes }) => formatBytes(bytes) },
  {
    key: 'soma',
    header: 'Soma SHA-256',
    cell: ({ nome, sha256 }) => (
      <span className="dados-soma">
        <code title={sha256}>{sha256.slice(0, 8)}…</code>
        <CopyButton text={sha256} what={`a soma de ${nome}`} />
      </span>
    ),
  },
];

export function TabelaDeArquivos({ titulo, arquivos }: { titulo: string; arquivos: readonly Arquivo[] }) {
  return (
    <Table
      caption={`Arquivos: ${titulo}`}
      hiddenCaption
      dense
      columns={colunas}
      rows={arquivos}
      rowKey={({ nome }) => nome}
    />
  );
}
