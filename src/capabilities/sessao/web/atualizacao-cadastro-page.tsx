import { Entrada } from './entrada.tsx';

export default function AtualizacaoCadastroPage() {
  return <Entrada isAtualizacao />;
}
