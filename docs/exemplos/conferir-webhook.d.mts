export const conferirWebhook: (
  segredo: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  corpo: string,
  agora?: number,
) => boolean;
