import { LinkButton } from './ui/link-button.tsx';

/** Says plainly that the screen is not ready and offers the ways that are. */
export default function EmPreparacaoPage() {
  return (
    <section className="pagina-simples">
      <h2>Esta página está em preparação</h2>
      <p>
        Estamos construindo esta parte da plataforma. Enquanto isso, você pode voltar ao início ou procurar
        ajuda.
      </p>
      <div className="acoes">
        <LinkButton to="/" variant="primary">
          Ir para o início
        </LinkButton>
        <LinkButton to="/perguntas-frequentes" variant="secondary">
          Ver perguntas frequentes
        </LinkButton>
      </div>
    </section>
  );
}
