import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { registrarRepresentacao } from '../domain/registrar-representacao.ato.ts';
import RegistrarRepresentacao from './registrar-representacao-form.tsx';

export default function RepresentacaoPage() {
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={registrarRepresentacao}>
        {(props) => <RegistrarRepresentacao {...props} />}
      </PaginaDoAto>
    </section>
  );
}
