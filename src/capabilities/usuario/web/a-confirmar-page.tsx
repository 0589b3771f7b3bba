import { ListaAConfirmar } from './gerenciar/lista-a-confirmar.tsx';
import { SoQuemGere } from './gerenciar/so-quem-gere.tsx';
import './gerenciar/gerenciar.css';

export default function AConfirmarPage() {
  return (
    <SoQuemGere>
      <ListaAConfirmar />
    </SoQuemGere>
  );
}
