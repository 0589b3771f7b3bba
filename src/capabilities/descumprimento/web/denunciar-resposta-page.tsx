import { PaginaDaDenuncia } from './pagina-da-denuncia.tsx';

export default function DenunciarRespostaPage() {
  return <PaginaDaDenuncia contra="resposta" />;
}
