import { Link } from 'react-router';
import { DadosAbertos } from './dados-abertos.tsx';

export default function LaiPage() {
  return (
    <DadosAbertos area="acesso">
      <p>
        Pedidos de acesso à informação, recursos e quem pede, para baixar e analisar. Nada aqui diz quem fez o
        pedido, e os textos são só os que podem ser lidos por todos, sem dados pessoais. Os arquivos são
        refeitos todas as noites.
      </p>
      <p>
        Quer ler um pedido e a sua resposta? Use a <Link to="/busca">busca de pedidos</Link>. Quer saber o que
        os órgãos mantêm em sigilo? Veja as{' '}
        <Link to="/informacoes-classificadas">informações classificadas</Link>. Procura reclamações e
        denúncias? Veja os <Link to="/dados-abertos-ouvidoria">dados abertos de ouvidoria</Link>.
      </p>
    </DadosAbertos>
  );
}
