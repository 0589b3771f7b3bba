import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { quantas } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { EstadoDoLote } from '#shell/atos/lote/estado-do-lote.tsx';
import { ResultadoDoLote } from '#shell/atos/lote/resultado.tsx';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { assumir } from '../../domain/assumir.ato.ts';
import type { AtoDaListaProps } from './atribuir.tsx';

/** The people responsible today for cases that the person is about to take over. */
const useDeOutros = (casos: AtoDaListaProps['casos']): readonly string[] => {
  const eu = useUsuario()?.idUsuario;
  const outros = casos.flatMap(({ responsavel }) =>
    responsavel && typeof responsavel !== 'string' && responsavel.idUsuario !== eu ? responsavel.nome : [],
  );
  return [...new Set(outros)];
};

/** Takes a case without a responsible person at once; a colleague's only after confirmation. */
export function Assumir(props: AtoDaListaProps) {
  const { casos, onCancelar } = props;
  const deOutros = useDeOutros(casos);
  const [confirmado, setConfirmado] = useState(deOutros.length === 0);
  if (confirmado) return <Assumindo {...props} />;
  return (
    <Modal
      open
      title={`Assumir ${quantas(casos.length)}?`}
      acceptLabel="Assumir"
      onAccept={() => setConfirmado(true)}
      onClose={onCancelar}
    >
      <p>
        {casos.length === 1 ? 'Quem responde por ela hoje é' : 'Hoje respondem por elas, ou por parte delas,'}{' '}
        {deOutros.join(', ')}. A análise passa a ser sua.
      </p>
    </Modal>
  );
}

/** A dialog opens only for errors, or for the results of several cases. */
function Assumindo({ casos, onFeito, onCancelar }: AtoDaListaProps) {
  const lote = useLote<undefined>({
    casos,
    onFeito,
    enviar: (enviados) => enviarAoLote(assumir, enviados, {}),
  });
  const comecou = useRef(false);
  const comecar = useEffectEvent(() => {
    if (comecou.current) return;
    comecou.current = true;
    void lote.enviar(undefined);
  });
  useEffect(() => comecar(), []);
  if (lote.linhas) {
    return (
      <Modal open title="Assumir manifestações" footer={null} largura={880} onClose={lote.concluir}>
        <ResultadoDoLote casos={casos} linhas={lote.linhas} onConcluir={lote.concluir} />
      </Modal>
    );
  }
  if (lote.erro || lote.mudancas) {
    return (
      <Modal
        open
        title={`Assumir ${quantas(casos.length)}`}
        onClose={onCancelar}
        footer={
          <Button variant="secondary" onClick={onCancelar}>
            Fechar
          </Button>
        }
      >
        <EstadoDoLote lote={lote} />
      </Modal>
    );
  }
  return (
    <span role="status" className="sr-only">
      Assumindo {quantas(casos.length)}…
    </span>
  );
}
