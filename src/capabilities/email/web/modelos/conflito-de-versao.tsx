import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';

interface ConflitoDeVersaoProps {
  readonly idModelo: number;
  readonly texto: string;
  readonly onPorCima: () => void;
}

/** Somebody else saved first: neither their change nor the typed text is lost. */
export function ConflitoDeVersao({ idModelo, texto, onPorCima }: ConflitoDeVersaoProps) {
  return (
    <Message type="warning" title="Este modelo mudou.">
      {texto} O que você escreveu continua aqui e ainda não foi salvo.{' '}
      <ExternalLinkButton href={`/web/email/detalhar/${idModelo}`} size="small" newWindow>
        Ver a versão atual
      </ExternalLinkButton>{' '}
      <Button size="small" onClick={onPorCima}>
        Continuar com o que escrevi
      </Button>
    </Message>
  );
}
