import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';

interface CodigosProps {
  readonly codigos: readonly string[];
  readonly rotulo: string;
  readonly onGuardados: () => void;
}

/** Shown once: the server keeps only what it needs to recognise them. */
export function Codigos({ codigos, rotulo, onGuardados }: CodigosProps) {
  return (
    <section className="fator-codigos">
      <TituloFocado>Guarde os códigos de recuperação</TituloFocado>
      <Message type="warning" title="Eles aparecem só agora." still>
        Sem o celular ou a chave de acesso, um destes códigos abre a sua conta. Cada um vale uma vez.
        Guarde-os em papel ou em um cofre de senhas, longe do celular.
      </Message>
      <ul className="fator-lista-de-codigos" aria-label="Códigos de recuperação">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <div className="ui-actions">
        <CopyButton text={codigos.join('\n')} what="códigos" showLabel size="medium" />
        <Button icon={faPrint} onClick={() => window.print()}>
          Imprimir
        </Button>
        <Button variant="primary" onClick={onGuardados}>
          {rotulo}
        </Button>
      </div>
    </section>
  );
}
