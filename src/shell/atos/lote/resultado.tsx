import { Link } from 'react-router';
import type { LinhaDoLote } from '#kernel/lista/lote.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { enderecoDoCaso, quantas } from '../casos.ts';

/** All a line needs of a case is what to call it. */
interface CasoNomeado {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
}

interface ResultadoDoLoteProps {
  readonly casos: readonly CasoNomeado[];
  readonly linhas: readonly LinhaDoLote[];
  readonly onConcluir: () => void;
  /** Where the form is still filled in: back to it, for those that were refused. */
  readonly onTentarDeNovo?: (() => void) | null | undefined;
}

const frase = (feitas: number, total: number): string => {
  if (feitas === total) return `Feito em ${quantas(total)}.`;
  return feitas === 0 ? 'Nenhuma pôde ser feita.' : `Feito em ${feitas} de ${quantas(total)}.`;
};

/** One line per case: that it was done, or why not. */
export function ResultadoDoLote({ casos, linhas, onConcluir, onTentarDeNovo }: ResultadoDoLoteProps) {
  const protocolos = new Map(casos.map((caso) => [caso.idManifestacao, caso.numeroProtocolo]));
  const feitas = linhas.filter(({ feito }) => feito).length;
  const columns: readonly TableColumn<LinhaDoLote>[] = [
    {
      key: 'protocolo',
      header: 'Protocolo',
      rowHeader: true,
      cell: ({ idManifestacao }) => (
        // In a new window, because these lines cannot be seen again.
        <Link to={enderecoDoCaso({ idManifestacao })} target="_blank" rel="noopener noreferrer">
          <span className="ui-mono">{protocolos.get(idManifestacao) ?? 'Outra do mesmo grupo'}</span>{' '}
          <span className="sr-only">(abre em nova janela)</span>
        </Link>
      ),
    },
    {
      key: 'resultado',
      header: 'Resultado',
      cell: ({ feito }) => <Tag tone={feito ? 'success' : 'danger'}>{feito ? 'Feita' : 'Não feita'}</Tag>,
    },
    { key: 'motivo', header: 'Motivo', cell: ({ mensagem }) => mensagem ?? '–' },
  ];
  return (
    <section aria-labelledby="lote-resultado">
      <TituloFocado id="lote-resultado">Resultado</TituloFocado>
      <Message
        type={feitas === linhas.length ? 'success' : 'warning'}
        title={frase(feitas, linhas.length)}
        still
      />
      <Table
        caption="O que aconteceu com cada manifestação"
        hiddenCaption
        columns={columns}
        rows={linhas}
        rowKey={({ idManifestacao }) => String(idManifestacao)}
        dense
      />
      <div className="ui-actions">
        <Button variant="primary" onClick={onConcluir}>
          Concluir
        </Button>
        {onTentarDeNovo && (
          <Button variant="secondary" onClick={onTentarDeNovo}>
            Voltar ao formulário e tentar de novo
          </Button>
        )}
      </div>
    </section>
  );
}
