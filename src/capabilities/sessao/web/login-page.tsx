import { Entrada } from './entrada.tsx';

export default function LoginPage() {
  return <Entrada />;
}
