import { Modal } from '#web/ui/modal.tsx';
import type { Pedida } from './use-decisoes.ts';

/** What looks like personal data is read once more before everybody may read it. */
export function ConfirmarPublicar({
  pedida,
  onSim,
  onNao,
}: {
  readonly pedida: Pedida | null;
  readonly onSim: () => void;
  readonly onNao: () => void;
}) {
  return (
    <Modal
      open={pedida !== null}
      title={pedida?.achados.length === 1 ? 'Publicar este trecho?' : 'Publicar estes trechos?'}
      acceptLabel="Publicar"
      onAccept={onSim}
      onClose={onNao}
    >
      <p>Qualquer pessoa poderá ler na busca pública:</p>
      <ul>
        {pedida?.achados.slice(0, 10).map(({ idAchado, trecho }) => (
          <li key={idAchado}>
            <strong className="publicacao-palavras">{trecho}</strong>
          </li>
        ))}
      </ul>
      {(pedida?.achados.length ?? 0) > 10 && <p>{`e mais ${(pedida?.achados.length ?? 0) - 10}.`}</p>}
      <p>Publique só o que não é dado pessoal ou o que a lei manda divulgar.</p>
    </Modal>
  );
}
