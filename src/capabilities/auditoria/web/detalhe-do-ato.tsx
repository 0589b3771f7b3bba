import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { Table } from '#shell/ui/table.tsx';
import type { AtoAuditado } from '../contract.ts';

interface DetalheProps {
  readonly ato: AtoAuditado;
  readonly onFechar: () => void;
}

/** One act in full: before and after, field by field. */
export function DetalheDoAto({ ato, onFechar }: DetalheProps) {
  const { acao, alvo, responsavel, ocorridoEm, orgao, mudancas, encadeado, elo } = ato;
  return (
    <Modal
      open
      title={acao}
      onClose={onFechar}
      footer={
        <Button variant="primary" onClick={onFechar}>
          Fechar
        </Button>
      }
    >
      <p>{alvo}</p>
      <p>
        {`Por ${responsavel}, em ${formatMomento(ocorridoEm)}, ${orgao ? `no órgão ${orgao}` : 'para toda a plataforma'}.`}
      </p>
      {mudancas.length > 0 && (
        <Table
          caption="O que mudou"
          rows={mudancas}
          rowKey={({ campo }) => campo}
          columns={[
            { key: 'campo', header: 'Campo', rowHeader: true, cell: ({ campo }) => campo },
            { key: 'antes', header: 'Antes', cell: ({ antes }) => antes ?? '—' },
            { key: 'depois', header: 'Depois', cell: ({ depois }) => depois ?? '—' },
          ]}
        />
      )}
      <p>
        {encadeado
          ? `${elo === null ? 'Está na' : `É o elo ${elo.toLocaleString('pt-BR')} da`} cadeia ${orgao ? `do órgão ${orgao}` : 'da plataforma'}.`
          : 'Ainda não entrou na cadeia; entra em alguns minutos.'}
      </p>
    </Modal>
  );
}
