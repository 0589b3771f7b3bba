import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { once } from '#kernel/once.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Icon } from '#shell/ui/icon.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { EstadoDoRascunho } from './guardador.ts';

const hora = once(() => new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' }));

const FRASES: Readonly<Record<EstadoDoRascunho['tipo'], string>> = {
  nada: '',
  guardando: 'Guardando…',
  'na-memoria': 'Só nesta página: nada fica neste aparelho',
  salvo: 'Salvo agora',
  'salvo-aqui': 'Salvo agora, só neste aparelho',
  'sem-servidor': 'Salvo neste aparelho; o servidor não respondeu',
  'sessao-expirada': 'Salvo neste aparelho',
  conflito: 'Há outra versão deste rascunho',
  'nao-guardado': 'Não foi possível guardar o rascunho',
};

/** Shows beside the title whether what was typed is safe. */
export function SeloDoRascunho({ estado }: { readonly estado: EstadoDoRascunho }) {
  const isSalvo = estado.tipo === 'salvo' || estado.tipo === 'salvo-aqui';
  return (
    <p className="registrar-selo" role="status" title={'em' in estado ? hora().format(estado.em) : undefined}>
      {isSalvo && <Icon icon={faCheck} size="sm" />} {FRASES[estado.tipo]}
    </p>
  );
}

interface Props {
  readonly estado: EstadoDoRascunho;
  readonly continuarEm: string;
  readonly onUsarOutra: () => void;
  readonly onFicarComEste: () => void;
}

/** What the person should know or decide about the draft. */
export function AvisoDoRascunho({ estado, continuarEm, onUsarOutra, onFicarComEste }: Props) {
  if (estado.tipo === 'sessao-expirada')
    return (
      <Message type="warning" title="Sua sessão terminou:">
        o que você escreveu continua guardado neste aparelho. Entre de novo para continuar de onde parou.{' '}
        <LinkButton to={`/login?redirect=${encodeURIComponent(continuarEm)}`} size="small">
          Entrar e continuar
        </LinkButton>
      </Message>
    );
  if (estado.tipo === 'nao-guardado')
    return (
      <Message type="warning" title="O rascunho não está sendo guardado:">
        seu navegador não deixou e o servidor não respondeu. Não feche esta página antes de enviar.
      </Message>
    );
  if (estado.tipo !== 'conflito') return null;
  const { conteudo, atualizadoEm } = estado.outra;
  return (
    <Message type="warning" title="Este rascunho mudou em outro lugar:">
      {conteudo && atualizadoEm
        ? `outra aba ou aparelho guardou uma versão às ${hora().format(new Date(atualizadoEm))}.`
        : 'ele foi apagado em outra aba ou aparelho.'}{' '}
      {conteudo && (
        <Button size="small" variant="secondary" onClick={onUsarOutra}>
          Usar a outra versão
        </Button>
      )}{' '}
      <Button size="small" variant="secondary" onClick={onFicarComEste}>
        Ficar com esta
      </Button>
    </Message>
  );
}
