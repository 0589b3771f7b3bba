import { SILENT } from '#shell/api/client.ts';
import { api, type SubassuntoAdministrado } from '../administrar-queries.ts';
import type { AtoDaLinha } from '../celulas.tsx';
import { MudarSituacao } from '../mudar-situacao.tsx';
import { CriarSubassunto, RenomearSubassunto } from './editar-subassunto.tsx';
import { UnirSubassunto } from './unir-subassunto.tsx';

interface AtoNoSubassuntoProps {
  readonly ato: AtoDaLinha | 'criar';
  readonly subassunto: SubassuntoAdministrado | null;
  readonly isAdministrador: boolean;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

export function AtoNoSubassunto({
  ato,
  subassunto,
  isAdministrador,
  onFeito,
  onFechar,
}: AtoNoSubassuntoProps) {
  if (!subassunto) return <CriarSubassunto {...{ isAdministrador, onFeito, onFechar }} />;
  if (ato === 'mudar') return <RenomearSubassunto {...{ subassunto, onFeito, onFechar }} />;
  if (ato === 'unir') return <UnirSubassunto {...{ subassunto, onFeito, onFechar }} />;
  const { idSubassunto, descSubassunto, versao, casos } = subassunto;
  return (
    <MudarSituacao
      oQue="o subassunto"
      nome={descSubassunto}
      ativo={subassunto.ativo}
      casos={casos}
      onFechar={onFechar}
      ato={async (ativo) => {
        const pedido = { params: { idSubassunto }, body: { ativo, versao } };
        await api('POST /app-web/v1/subassuntos/:idSubassunto/situacao', pedido, SILENT);
        onFeito(`“${descSubassunto}” foi ${ativo ? 'reativado' : 'inativado'}.`);
      }}
    />
  );
}
