import { devolver as ato } from '../domain/devolver.ato.ts';
import { fazNoPasso } from './faz-no-passo.ts';
import { updatePasso } from './tramitacao-repository.ts';

/** The matter is not the area's: the case goes back with a reason that only the office reads. */
export const devolver = fazNoPasso(ato, async ({ tx, caso, agora, quem, passo }, { motivo }) => {
  const guardado = caso.guardarTexto(motivo);
  await updatePasso(tx, passo.id, {
    contribuicao: guardado.texto,
    contribuicao_cifrada: guardado.texto_cifrado,
    sem_contribuicao: true,
    id_contribuinte: quem.usuario?.idUsuario ?? null,
    contribuinte: `${quem.usuario?.nome} (${passo.sigla ?? passo.sigla_ouvidoria})`,
    devolvida_em: agora,
    encerrada_em: agora,
  });
  return {
    informacoes: 'Uma área do órgão devolveu a manifestação à ouvidoria.',
    avisa: 'manifestacao.contribuicao-devolvida',
    resultado: undefined,
  };
});
