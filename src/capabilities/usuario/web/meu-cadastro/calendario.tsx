import { LinkButton } from '#shell/ui/link-button.tsx';
import { Secao } from './secao.tsx';

export function Calendario() {
  return (
    <Secao titulo="Calendário de prazos">
      <p>Veja os seus prazos no calendário do celular ou do computador, por um endereço que só você tem.</p>
      <div className="ui-actions">
        <LinkButton to="/usuario/calendario" variant="secondary">
          Calendário de prazos
        </LinkButton>
      </div>
    </Secao>
  );
}
