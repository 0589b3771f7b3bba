import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { Contato } from './parts.tsx';

/** Shown by the sign-language entry where the installation has no VLibras address. */
export default function ComoAtivarLibras() {
  const { nome, emailContato } = useInstalacao();
  return (
    <div className="conteudo">
      <p>
        O VLibras traduz o texto das páginas para a Língua Brasileira de Sinais (Libras). Ele ainda não está
        ligado em {nome}.
      </p>
      <h3>Se você precisa de Libras agora</h3>
      <ul>
        <li>
          Instale o VLibras no seu navegador, computador ou celular. Ele é gratuito e funciona também nesta
          página.
        </li>
        <li>
          Procure o atendimento do órgão na lista de <Link to="/orgao">órgãos</Link>.
        </li>
        <li>
          Escreva para <Contato email={emailContato} /> e conte do que você precisa.
        </li>
      </ul>
      <h3>Se você administra esta instalação</h3>
      <p>
        Informe o endereço do VLibras nas configurações do servidor e reinicie a plataforma. A partir daí,
        este mesmo botão abre o tradutor em todas as páginas.
      </p>
    </div>
  );
}
