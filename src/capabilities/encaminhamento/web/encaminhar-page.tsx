import { useNavigate } from 'react-router';
import { PaginaDoAto } from '#shell/atos/pagina-do-ato.tsx';
import { showMessage } from '#shell/notifications/messages.ts';
import { encaminhar } from '../domain/encaminhar.ato.ts';
import Encaminhar from './encaminhar-form.tsx';

export default function EncaminharPage() {
  const navigate = useNavigate();
  // This office can no longer open what it sent to another.
  const aosEncaminhamentos = async (quantos: number) => {
    await navigate('/manifestacao/consultarencaminhamento');
    if (quantos === 1) showMessage({ type: 'success', text: encaminhar.tela?.feito ?? '' });
  };
  return (
    <section className="pagina-simples">
      <PaginaDoAto ato={encaminhar}>
        {(props) => <Encaminhar {...props} onFeito={() => void aosEncaminhamentos(props.casos.length)} />}
      </PaginaDoAto>
    </section>
  );
}
