import { ListaDeConvites } from './convites/lista-de-convites.tsx';
import './gerenciar/gerenciar.css';

export default function ConvitesPage() {
  return <ListaDeConvites />;
}
