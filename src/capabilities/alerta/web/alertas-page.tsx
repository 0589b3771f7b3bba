import { LinkButton } from '#shell/ui/link-button.tsx';
import { ListaDeAlertas } from './lista-de-alertas.tsx';
import { MarcarTodos } from './marcar-todos.tsx';
import './alerta.css';

export default function AlertasPage() {
  return (
    <section className="pagina-simples">
      <div className="ui-actions alerta-acoes">
        <MarcarTodos />
        <LinkButton to="/alertas/preferencias" size="small">
          Escolher o que recebo
        </LinkButton>
      </div>
      <ListaDeAlertas />
    </section>
  );
}
