import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { Message } from '#shell/ui/estado/message.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import type { EstadoDoRascunho } from './guardador.ts';

const FRASES: Readonly<Record<EstadoDoRascunho, string>> = {
  nada: '',
  guardando: 'Guardando…',
  salvo: 'Salvo agora',
  'salvo-aqui': 'Guardado só neste aparelho até você enviar',
  'so-aqui': 'Salvo só neste aparelho; o servidor não respondeu',
  'nao-guardado': '',
};

/** Says whether what was typed is safely stored. */
export function SeloDoRascunho({ estado }: { readonly estado: EstadoDoRascunho }) {
  return (
    <>
      <p className="resposta-selo" role="status">
        {(estado === 'salvo' || estado === 'salvo-aqui') && <Icon icon={faCheck} size="sm" />}{' '}
        {FRASES[estado]}
      </p>
      {estado === 'nao-guardado' && (
        <Message type="warning" title="O rascunho não está sendo guardado:">
          o servidor não respondeu e este navegador não guarda nada. Não feche a página antes de enviar.
        </Message>
      )}
    </>
  );
}
