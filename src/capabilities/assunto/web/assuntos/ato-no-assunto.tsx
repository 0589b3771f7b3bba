import { SILENT } from '#shell/api/client.ts';
import { type AssuntoAdministrado, api } from '../administrar-queries.ts';
import type { AtoDaLinha } from '../celulas.tsx';
import { MudarSituacao } from '../mudar-situacao.tsx';
import { EditarAssunto } from './editar-assunto.tsx';
import { UnirAssunto } from './unir-assunto.tsx';

interface AtoNoAssuntoProps {
  readonly ato: AtoDaLinha | 'criar';
  readonly assunto: AssuntoAdministrado | null;
  readonly areas: readonly string[];
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

export function AtoNoAssunto({ ato, assunto, areas, onFeito, onFechar }: AtoNoAssuntoProps) {
  if (!assunto || ato === 'mudar') return <EditarAssunto {...{ assunto, areas, onFeito, onFechar }} />;
  if (ato === 'unir') return <UnirAssunto {...{ assunto, onFeito, onFechar }} />;
  const { idAssunto, descAssunto, versao, casos } = assunto;
  return (
    <MudarSituacao
      oQue="o assunto"
      nome={descAssunto}
      ativo={assunto.ativo}
      casos={casos}
      onFechar={onFechar}
      ato={async (ativo) => {
        const pedido = { params: { idAssunto }, body: { ativo, versao } };
        await api('POST /app-web/v1/assuntos/administrar/:idAssunto/situacao', pedido, SILENT);
        onFeito(`“${descAssunto}” foi ${ativo ? 'reativado' : 'inativado'}.`);
      }}
    />
  );
}
