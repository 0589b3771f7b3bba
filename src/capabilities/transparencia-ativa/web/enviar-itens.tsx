import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { Button } from '#shell/ui/button.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { Checklist } from '../contract.ts';
import { plural } from './nomes-da-transparencia.ts';
import { api, useRelerTransparencia } from './transparencia-queries.ts';

interface EnviarProps {
  readonly checklist: Checklist;
  readonly naoSalvos: number;
}

const fraseDosNaoSalvos = (naoSalvos: number): string =>
  `${plural(naoSalvos, 'item tem alterações não salvas', 'itens têm alterações não salvas')}.`;

/** Stays in view while there is something to save or send. */
export function EnviarItens({ checklist: { orgao, itens }, naoSalvos }: EnviarProps) {
  const prontos = itens.filter(({ atos }) => atos.includes('enviar'));
  const [perguntando, setPerguntando] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const reler = useRelerTransparencia();
  const enviar = async () => {
    setEnviando(true);
    try {
      const { enviados } = await api(
        'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/enviar',
        { params: { idOuvidoria: orgao.idOuvidoria }, body: { itens: prontos.map(({ idItem }) => idItem) } },
        SILENT,
      );
      showMessage({
        type: 'success',
        title: 'Enviado.',
        text: `${plural(enviados, 'item foi', 'itens foram')} para avaliação.`,
      });
    } catch (error) {
      showMessage({ type: 'danger', title: 'Não foi possível enviar.', text: textoDoErro(error) });
    } finally {
      setEnviando(false);
      setPerguntando(false);
      void reler();
    }
  };
  if (prontos.length === 0 && naoSalvos === 0) return null;
  return (
    <section className="transparencia-envio ui-no-print" aria-label="Enviar para avaliação" data-pe-ocupado>
      <p role="status">
        {prontos.length > 0 && `${plural(prontos.length, 'item respondido', 'itens respondidos')} a enviar. `}
        {naoSalvos > 0 && fraseDosNaoSalvos(naoSalvos)}
      </p>
      {prontos.length > 0 && (
        <Button variant="primary" onClick={() => setPerguntando(true)}>
          Enviar para avaliação
        </Button>
      )}
      <Modal
        open={perguntando}
        title={`Enviar ${plural(prontos.length, 'item', 'itens')} para avaliação?`}
        acceptLabel="Enviar"
        accepting={enviando}
        onAccept={() => void enviar()}
        onClose={() => setPerguntando(false)}
      >
        <p>
          A autoridade de monitoramento confere cada link e diz se o órgão cumpre o item. Até ela avaliar,
          você pode retomar o que enviou.
        </p>
        {naoSalvos > 0 && <p>{fraseDosNaoSalvos(naoSalvos)} Elas não vão neste envio.</p>}
      </Modal>
    </section>
  );
}
