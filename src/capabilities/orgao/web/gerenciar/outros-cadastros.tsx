import { Link } from 'react-router';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Card } from '#shell/ui/card.tsx';

/** What else an office sets up, each on its own screen. */
export function OutrosCadastros({ idOuvidoria }: { readonly idOuvidoria: number }) {
  const perfil: number | undefined = useUsuario()?.perfilAtual.idPerfil;
  const responde = perfisDaAcao('manifestacao.tratar').some((cada) => cada === perfil);
  return (
    <div className="gerenciar-cartoes">
      <Card title="Modelos de resposta">
        <p>Textos de que a equipe parte ao responder, com os dados de cada caso.</p>
        {responde ? (
          <Link to={`/manifestacao/modelos-de-resposta?idOuvidoria=${idOuvidoria}`}>
            Ver os modelos de resposta
          </Link>
        ) : (
          <p className="ui-muted">Quem cuida deles são o gestor e os respondentes do órgão.</p>
        )}
      </Card>
      <Card title="Subassuntos">
        <p>Como o órgão detalha os assuntos ao classificar o que recebe.</p>
        <Link to="/subassuntos">Manter os subassuntos</Link>
      </Card>
      <Card title="Assuntos favoritos">
        <p>Os assuntos que mais chegam ao órgão, oferecidos primeiro a quem registra.</p>
        <Link to={`/assuntos-favoritos/${idOuvidoria}`}>Escolher os assuntos favoritos</Link>
      </Card>
    </div>
  );
}
