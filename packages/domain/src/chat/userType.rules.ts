/** What a person is in chats by their user type (spec §6): employees ask, everybody else may answer too. */
export const chatUserType = (userType: string): 'user' | 'staff' => (userType === 'employee' ? 'user' : 'staff');
