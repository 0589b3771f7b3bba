import { Link } from 'react-router';
import { DadosAbertos } from './dados-abertos.tsx';

export default function OuvidoriaPage() {
  return (
    <DadosAbertos area="ouvidoria">
      <p>
        Manifestações registradas nas ouvidorias, para baixar e analisar: tipo, órgão, assunto, prazos e o que
        as pessoas acharam da resposta. Nenhum texto, nenhum protocolo e nada que diga quem registrou. Os
        arquivos são refeitos todas as noites.
      </p>
      <p>
        Procura pedidos de informação? Veja os <Link to="/dadosabertoslai">dados abertos da LAI</Link>.
      </p>
    </DadosAbertos>
  );
}
